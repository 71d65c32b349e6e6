import { i as judge, t as parseRunFile } from "./run-file-D2Q3XtV1.js";
import { t as judgeSequential } from "./sequential-B1rKZ86B.js";
import { n as UserError } from "./errors-B6fJDvjF.js";
import { _ as METRICS, v as METRIC_NAMES } from "./text-file-BKgI2_Ez.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };