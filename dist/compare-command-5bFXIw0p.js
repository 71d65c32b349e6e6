import { n as judgeAgain, r as mergeCommand, t as compareCommand } from "./compare-command-YLw94Wcm.js";

export { compareCommand, mergeCommand };