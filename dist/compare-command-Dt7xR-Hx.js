import { n as judgeAgain, r as mergeCommand, t as compareCommand } from "./compare-command-CNbZBjXK.js";

export { compareCommand, mergeCommand };