import { o as parseRunFile, u as judge } from "./run-file-qhn_ze7b.js";
import { r as UserError } from "./errors-DSIqjwh-.js";
import { C as METRICS, w as METRIC_NAMES } from "./reasons-CVbUKMei.js";

export { METRICS, METRIC_NAMES, UserError, judge, parseRunFile };