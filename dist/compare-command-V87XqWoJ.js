import { n as judgeAgain, r as mergeCommand, t as compareCommand } from "./compare-command-DzqagF4P.js";

export { compareCommand, mergeCommand };