import { n as describeChecked, t as checkCommand } from "./check-command-tLkl6BQX.js";

export { checkCommand };