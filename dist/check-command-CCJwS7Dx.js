import { n as describeChecked, t as checkCommand } from "./check-command-D8gZsB1H.js";

export { checkCommand };