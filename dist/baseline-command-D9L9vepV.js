import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-BmJwBwK3.js";

export { pruneCommand, showCommand, updateCommand };