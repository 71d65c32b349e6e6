import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-C5Wjho82.js";

export { pruneCommand, showCommand, updateCommand };