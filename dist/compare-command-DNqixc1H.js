import { n as judgeAgain, r as mergeCommand, t as compareCommand } from "./compare-command-CAIahsl0.js";

export { compareCommand, mergeCommand };