import { n as parseRunFile, o as judge } from "./run-file-lcdCw_ea.js";
import { t as judgeSequential } from "./sequential-CZEo0lPA.js";
import { r as UserError } from "./errors-B5hJe2kq.js";
import { H as METRICS, U as METRIC_NAMES } from "./record-schema-DhL74JJW.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };