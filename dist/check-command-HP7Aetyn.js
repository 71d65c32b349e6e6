import { n as describeChecked, t as checkCommand } from "./check-command-DXTIUL48.js";

export { checkCommand };