import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-D6UvC5a1.js";

export { pruneCommand, showCommand, updateCommand };