import { i as judge, t as parseRunFile } from "./run-file-Cb2LW_IN.js";
import { t as judgeSequential } from "./sequential-EDku76O5.js";
import { n as UserError } from "./errors-B6fJDvjF.js";
import { v as METRICS, y as METRIC_NAMES } from "./text-file-RA0jdneG.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };