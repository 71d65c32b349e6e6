import { n as describeChecked, t as checkCommand } from "./check-command-DDx2HYIh.js";

export { checkCommand };