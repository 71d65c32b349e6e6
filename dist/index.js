import { o as parseRunFile, u as judge } from "./run-file-BLQJFyYI.js";
import { r as UserError } from "./errors-DSIqjwh-.js";
import { T as METRIC_NAMES, w as METRICS } from "./reasons-BS7scvlh.js";

export { METRICS, METRIC_NAMES, UserError, judge, parseRunFile };