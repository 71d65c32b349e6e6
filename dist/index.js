import { i as judge, t as parseRunFile } from "./run-file-CRGskReV.js";
import { t as judgeSequential } from "./sequential-BFyFfYSA.js";
import { n as UserError } from "./errors-3tGWn54n.js";
import { a as METRIC_NAMES, i as METRICS } from "./text-file-Cmmc0GZ0.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };