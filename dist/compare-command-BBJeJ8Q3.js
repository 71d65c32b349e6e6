import { n as judgeAgain, r as mergeCommand, t as compareCommand } from "./compare-command-DeLTe8S1.js";

export { compareCommand, mergeCommand };