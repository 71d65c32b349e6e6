import { o as parseRunFile, u as judge } from "./run-file-dAp3yoL7.js";
import { r as UserError } from "./errors-B-nyEVmC.js";
import { T as METRIC_NAMES, w as METRICS } from "./reasons-CnUidYwz.js";

export { METRICS, METRIC_NAMES, UserError, judge, parseRunFile };