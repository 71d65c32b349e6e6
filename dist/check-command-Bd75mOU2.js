import { n as describeChecked, t as checkCommand } from "./check-command-BCCvOY0l.js";

export { checkCommand };