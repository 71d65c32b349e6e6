import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-B0Yed9Qg.js";

export { pruneCommand, showCommand, updateCommand };