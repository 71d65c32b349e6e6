import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-C9HqH-1f.js";

export { pruneCommand, showCommand, updateCommand };