import { n as describeChecked, t as checkCommand } from "./check-command-BW7J_q1E.js";

export { checkCommand };