import { a as updateCommand, i as showCommand, n as openBaselines, r as pruneCommand, t as importCommand } from "./baseline-command-w_bCxRxv.js";

export { importCommand, pruneCommand, showCommand, updateCommand };