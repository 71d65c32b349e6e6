import { o as parseRunFile, u as judge } from "./run-file-DePvcKCy.js";
import { r as UserError } from "./errors-B-nyEVmC.js";
import { T as METRIC_NAMES, w as METRICS } from "./reasons-L4d3T4Xv.js";

export { METRICS, METRIC_NAMES, UserError, judge, parseRunFile };