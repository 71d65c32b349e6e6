import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-jKZ_KdOY.js";

export { pruneCommand, showCommand, updateCommand };