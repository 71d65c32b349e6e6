import { i as judge, t as parseRunFile } from "./run-file-DRGkALU5.js";
import { t as judgeSequential } from "./sequential-BgB0VaIX.js";
import { n as UserError } from "./errors-3tGWn54n.js";
import { a as METRIC_NAMES, i as METRICS } from "./text-file-DO22TZu9.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };