import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-Be0tUAw9.js";

export { pruneCommand, showCommand, updateCommand };