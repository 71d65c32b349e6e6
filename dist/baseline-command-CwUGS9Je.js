import { a as updateCommand, i as showCommand, n as openBaselines, r as pruneCommand, t as importCommand } from "./baseline-command-a5UxFkY7.js";

export { importCommand, pruneCommand, showCommand, updateCommand };