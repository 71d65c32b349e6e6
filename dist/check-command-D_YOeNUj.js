import { n as describeChecked, t as checkCommand } from "./check-command-D7Rclgpe.js";

export { checkCommand };