import { n as describeChecked, t as checkCommand } from "./check-command-CXw8zUyQ.js";

export { checkCommand };