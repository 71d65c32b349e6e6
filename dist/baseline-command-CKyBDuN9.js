import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-D8ia_yca.js";

export { pruneCommand, showCommand, updateCommand };