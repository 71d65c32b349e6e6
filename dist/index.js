import { i as judge, t as parseRunFile } from "./run-file-DxIkfMWP.js";
import { t as judgeSequential } from "./sequential-Bci293za.js";
import { n as UserError } from "./errors-B6fJDvjF.js";
import { b as METRICS, x as METRIC_NAMES } from "./text-file-CrILADha.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };