import { n as describeChecked, t as checkCommand } from "./check-command-DPzo5YMB.js";

export { checkCommand };