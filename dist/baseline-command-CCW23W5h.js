import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-DF_kdbfR.js";

export { pruneCommand, showCommand, updateCommand };