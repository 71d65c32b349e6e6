import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-i7tHV7Ff.js";

export { pruneCommand, showCommand, updateCommand };