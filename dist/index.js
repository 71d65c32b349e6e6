import { a as judge, t as parseRunFile } from "./run-file-D7pNTTSd.js";
import { t as judgeSequential } from "./sequential-DwVfLJb0.js";
import { n as UserError } from "./errors-B6fJDvjF.js";
import { v as METRICS, y as METRIC_NAMES } from "./text-file-RA0jdneG.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };