import { n as describeChecked, t as checkCommand } from "./check-command-Dj0r4kcC.js";

export { checkCommand };