import { a as judge, t as parseRunFile } from "./run-file-BamZViRe.js";
import { t as judgeSequential } from "./sequential-CPRuBA_6.js";
import { r as UserError } from "./errors-B5hJe2kq.js";
import { n as METRICS, r as METRIC_NAMES } from "./reasons-CNGDSnRX.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };