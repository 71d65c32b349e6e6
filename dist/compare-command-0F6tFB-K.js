import { n as judgeAgain, r as mergeCommand, t as compareCommand } from "./compare-command-Ccm06fue.js";

export { compareCommand, mergeCommand };