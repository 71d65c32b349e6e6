import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-CZzNb-q4.js";

export { pruneCommand, showCommand, updateCommand };