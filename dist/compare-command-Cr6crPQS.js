import { n as judgeAgain, r as mergeCommand, t as compareCommand } from "./compare-command-CSbiy8Gg.js";

export { compareCommand, mergeCommand };