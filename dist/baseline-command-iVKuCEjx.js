import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-C91fnnbb.js";

export { pruneCommand, showCommand, updateCommand };