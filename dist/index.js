import { i as judge, t as parseRunFile } from "./run-file-htzUyfnV.js";
import { t as judgeSequential } from "./sequential-CB9xx0bN.js";
import { n as UserError } from "./errors-B6fJDvjF.js";
import { S as METRIC_NAMES, x as METRICS } from "./text-file-SMlNtJeI.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };