import { n as describeChecked, t as checkCommand } from "./check-command-CTdecHf9.js";

export { checkCommand };