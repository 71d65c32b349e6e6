import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-LWwY-Z2W.js";

export { pruneCommand, showCommand, updateCommand };