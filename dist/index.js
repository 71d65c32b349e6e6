import { o as parseRunFile, u as judge } from "./run-file-CD1dwGbq.js";
import { r as UserError } from "./errors-B-nyEVmC.js";
import { T as METRIC_NAMES, w as METRICS } from "./reasons-DeCz0kWe.js";

export { METRICS, METRIC_NAMES, UserError, judge, parseRunFile };