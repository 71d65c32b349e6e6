import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-Bszol8K0.js";

export { pruneCommand, showCommand, updateCommand };