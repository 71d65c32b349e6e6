import { n as describeChecked, t as checkCommand } from "./check-command-DkEbVmsd.js";

export { checkCommand };