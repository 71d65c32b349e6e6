import { n as judgeAgain, r as mergeCommand, t as compareCommand } from "./compare-command-Dh2KWzAF.js";

export { compareCommand, mergeCommand };