import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-DGr_Wiz-.js";

export { pruneCommand, showCommand, updateCommand };