import { o as parseRunFile, u as judge } from "./run-file-W7SRffnL.js";
import { r as UserError } from "./errors-DSIqjwh-.js";
import { C as METRICS, w as METRIC_NAMES } from "./reasons-CVbUKMei.js";

export { METRICS, METRIC_NAMES, UserError, judge, parseRunFile };