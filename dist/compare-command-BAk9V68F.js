import { n as judgeAgain, r as mergeCommand, t as compareCommand } from "./compare-command-COJmWCL4.js";

export { compareCommand, mergeCommand };