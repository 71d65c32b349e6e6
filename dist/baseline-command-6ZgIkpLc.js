import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-DIGNDURG.js";

export { pruneCommand, showCommand, updateCommand };