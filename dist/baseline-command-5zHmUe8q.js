import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-D7S8lrVS.js";

export { pruneCommand, showCommand, updateCommand };