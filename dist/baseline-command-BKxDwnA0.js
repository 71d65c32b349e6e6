import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-BP-bXJuk.js";

export { pruneCommand, showCommand, updateCommand };