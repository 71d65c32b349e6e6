import { n as judgeAgain, r as mergeCommand, t as compareCommand } from "./compare-command-p2aZyWHP.js";

export { compareCommand, mergeCommand };