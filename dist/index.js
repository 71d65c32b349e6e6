import { a as parseRunFile, l as judge } from "./run-file-DTCeS9Ew.js";
import { t as judgeSequential } from "./sequential-CgCMxBnz.js";
import { r as UserError } from "./errors-DSIqjwh-.js";
import { n as METRIC_NAMES, t as METRICS } from "./metrics-D6f3oZqw.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };