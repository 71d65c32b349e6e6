import { d as judge, s as parseRunFile } from "./run-file-CLzCTAQR.js";
import { t as judgeSequential } from "./sequential-BbYxwONQ.js";
import { r as UserError } from "./errors-DSIqjwh-.js";
import { i as METRIC_NAMES, r as METRICS } from "./percentiles-C9q4B-x8.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };