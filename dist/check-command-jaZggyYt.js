import { n as describeChecked, t as checkCommand } from "./check-command-DbLMdMmQ.js";

export { checkCommand };