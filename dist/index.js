import { i as judge, t as parseRunFile } from "./run-file-h7NxXS7N.js";
import { t as judgeSequential } from "./sequential-BEI-uJ_d.js";
import { n as UserError } from "./errors-B6fJDvjF.js";
import { b as METRICS, x as METRIC_NAMES } from "./text-file-CXWz1VsT.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };