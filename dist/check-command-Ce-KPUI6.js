import { n as describeChecked, t as checkCommand } from "./check-command-DFB1yiB9.js";

export { checkCommand };