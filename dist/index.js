import { i as judge, t as parseRunFile } from "./run-file-B9NnVLdo.js";
import { t as judgeSequential } from "./sequential-pl0rF6QK.js";
import { n as UserError } from "./errors-3tGWn54n.js";
import { a as METRIC_NAMES, i as METRICS } from "./text-file-BAzgO3Lc.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };