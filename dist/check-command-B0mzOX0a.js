import { n as describeChecked, t as checkCommand } from "./check-command-DckuTixM.js";

export { checkCommand };