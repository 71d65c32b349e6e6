import { i as updateCommand, n as pruneCommand, r as showCommand, t as openBaselines } from "./baseline-command-Ae2wPF_q.js";

export { pruneCommand, showCommand, updateCommand };