import { n as judgeAgain, r as mergeCommand, t as compareCommand } from "./compare-command-DtW3oHps.js";

export { compareCommand, mergeCommand };