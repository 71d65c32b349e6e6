import { i as judge, t as parseRunFile } from "./run-file-BL0MTJFc.js";
import { t as judgeSequential } from "./sequential-BbiSLW58.js";
import { n as UserError } from "./errors-B6fJDvjF.js";
import { c as METRIC_NAMES, s as METRICS } from "./text-file-Dk3HT_f6.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };