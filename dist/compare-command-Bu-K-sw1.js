import { n as judgeAgain, r as mergeCommand, t as compareCommand } from "./compare-command-BjbGe52r.js";

export { compareCommand, mergeCommand };