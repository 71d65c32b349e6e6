import { o as parseRunFile, u as judge } from "./run-file-RyPynZbR.js";
import { r as UserError } from "./errors-DSIqjwh-.js";
import { C as METRIC_NAMES, S as METRICS } from "./reasons-D5358VN0.js";

export { METRICS, METRIC_NAMES, UserError, judge, parseRunFile };