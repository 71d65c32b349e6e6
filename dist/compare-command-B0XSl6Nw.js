import { n as judgeAgain, r as mergeCommand, t as compareCommand } from "./compare-command-Cmtq6Ja8.js";

export { compareCommand, mergeCommand };