import { n as describeChecked, t as checkCommand } from "./check-command-CSCDHP1R.js";

export { checkCommand };