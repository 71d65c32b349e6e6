import { n as judgeAgain, r as mergeCommand, t as compareCommand } from "./compare-command-z54GmQwV.js";

export { compareCommand, mergeCommand };