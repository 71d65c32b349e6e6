import { o as parseRunFile, u as judge } from "./run-file-B17gambO.js";
import { r as UserError } from "./errors-DSIqjwh-.js";
import { T as METRIC_NAMES, w as METRICS } from "./reasons-Co74ZBx3.js";

export { METRICS, METRIC_NAMES, UserError, judge, parseRunFile };