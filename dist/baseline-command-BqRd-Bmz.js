import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-D1KG_bw_.js";

export { pruneCommand, showCommand, updateCommand };