import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-TLJQIAF6.js";

export { pruneCommand, showCommand, updateCommand };