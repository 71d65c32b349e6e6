import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-DIjYDOQw.js";

export { pruneCommand, showCommand, updateCommand };