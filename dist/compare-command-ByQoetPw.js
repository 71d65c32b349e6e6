import { n as judgeAgain, r as mergeCommand, t as compareCommand } from "./compare-command-CRBqwz3Q.js";

export { compareCommand, mergeCommand };