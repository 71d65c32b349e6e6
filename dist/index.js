import { i as judge, t as parseRunFile } from "./run-file-yEh1F8XW.js";
import { t as judgeSequential } from "./sequential-DlfHvZu7.js";
import { n as UserError } from "./errors-B6fJDvjF.js";
import { _ as METRIC_NAMES, g as METRICS } from "./text-file-M2XXRNII.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };