import { n as describeChecked, t as checkCommand } from "./check-command-DbNe-KvU.js";

export { checkCommand };