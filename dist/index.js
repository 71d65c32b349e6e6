import { i as judge, t as parseRunFile } from "./run-file-0P74JekK.js";
import { t as judgeSequential } from "./sequential-CELwQfH8.js";
import { n as UserError } from "./errors-3tGWn54n.js";
import { a as METRIC_NAMES, i as METRICS } from "./text-file-BAzgO3Lc.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };