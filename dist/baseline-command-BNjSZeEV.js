import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-CWO0zLCK.js";

export { pruneCommand, showCommand, updateCommand };