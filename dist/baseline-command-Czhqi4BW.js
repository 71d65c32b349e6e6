import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-DT2D58i0.js";

export { pruneCommand, showCommand, updateCommand };