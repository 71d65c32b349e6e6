import { o as parseRunFile, u as judge } from "./run-file-mn9Z8iiD.js";
import { r as UserError } from "./errors-DSIqjwh-.js";
import { n as METRIC_NAMES, t as METRICS } from "./metrics-ujEY0qTh.js";

export { METRICS, METRIC_NAMES, UserError, judge, parseRunFile };