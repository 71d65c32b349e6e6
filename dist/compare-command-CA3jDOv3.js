import { n as judgeAgain, r as mergeCommand, t as compareCommand } from "./compare-command-uBMDkRLj.js";

export { compareCommand, mergeCommand };