import { a as updateCommand, i as showCommand, n as openBaselines, r as pruneCommand, t as importCommand } from "./baseline-command-DwSVX38-.js";

export { importCommand, pruneCommand, showCommand, updateCommand };