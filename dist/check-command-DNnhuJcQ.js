import { n as describeChecked, t as checkCommand } from "./check-command-DdUZvpul.js";

export { checkCommand };