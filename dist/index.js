import { o as parseRunFile, u as judge } from "./run-file-BtSKqLxx.js";
import { r as UserError } from "./errors-B-nyEVmC.js";
import { T as METRIC_NAMES, w as METRICS } from "./reasons-DeCz0kWe.js";

export { METRICS, METRIC_NAMES, UserError, judge, parseRunFile };