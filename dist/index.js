import { i as judge, t as parseRunFile } from "./run-file-B1gZLnTr.js";
import { t as judgeSequential } from "./sequential-BxpwGR3K.js";
import { n as UserError } from "./errors-B6fJDvjF.js";
import { m as METRIC_NAMES, p as METRICS } from "./text-file-BlqmWwf5.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };