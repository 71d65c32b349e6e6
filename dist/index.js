import { i as judge, t as parseRunFile } from "./run-file-doORd1WG.js";
import { t as judgeSequential } from "./sequential-MBfFMkTL.js";
import { n as UserError } from "./errors-3tGWn54n.js";
import { a as METRICS, o as METRIC_NAMES } from "./text-file-B64JEXCV.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };