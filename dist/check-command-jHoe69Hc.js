import { n as describeChecked, t as checkCommand } from "./check-command-9sUsXknu.js";

export { checkCommand };