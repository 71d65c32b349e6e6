import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-BMT4Nn2R.js";

export { pruneCommand, showCommand, updateCommand };