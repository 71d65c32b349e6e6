import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-ClWXS2gV.js";

export { pruneCommand, showCommand, updateCommand };