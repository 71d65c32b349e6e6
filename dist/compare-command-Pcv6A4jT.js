import { n as judgeAgain, r as mergeCommand, t as compareCommand } from "./compare-command-Ck66M6aJ.js";

export { compareCommand, mergeCommand };