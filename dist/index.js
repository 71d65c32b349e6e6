import { i as judge, t as parseRunFile } from "./run-file-x4OSu2P-.js";
import { t as judgeSequential } from "./sequential-BUrKEYse.js";
import { n as UserError } from "./errors-B6fJDvjF.js";
import { T as METRIC_NAMES, w as METRICS } from "./text-file-BJJ2S2_X.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };