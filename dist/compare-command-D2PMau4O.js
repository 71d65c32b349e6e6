import { n as judgeAgain, r as mergeCommand, t as compareCommand } from "./compare-command-dN8oKmL1.js";

export { compareCommand, mergeCommand };