import { n as describeChecked, t as checkCommand } from "./check-command-KB8ipgzP.js";

export { checkCommand };