import { i as judge, t as parseRunFile } from "./run-file-FEePa-E8.js";
import { t as judgeSequential } from "./sequential-Bb05gWJa.js";
import { n as UserError } from "./errors-B6fJDvjF.js";
import { b as METRICS, x as METRIC_NAMES } from "./text-file-CXWz1VsT.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };