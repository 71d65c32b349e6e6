import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-CukleY6R.js";

export { pruneCommand, showCommand, updateCommand };