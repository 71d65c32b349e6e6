import { i as judge, t as parseRunFile } from "./run-file-DjhcsoYD.js";
import { t as judgeSequential } from "./sequential-DtqsAbjB.js";
import { n as UserError } from "./errors-B6fJDvjF.js";
import { b as METRIC_NAMES, y as METRICS } from "./text-file-kvCOdI5t.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };