import { o as parseRunFile, u as judge } from "./run-file-DLB4oy2v.js";
import { r as UserError } from "./errors-DSIqjwh-.js";
import { C as METRICS, w as METRIC_NAMES } from "./reasons-Biz1MOfI.js";

export { METRICS, METRIC_NAMES, UserError, judge, parseRunFile };