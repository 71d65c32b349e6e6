import { n as describeChecked, t as checkCommand } from "./check-command-CP578gc8.js";

export { checkCommand };