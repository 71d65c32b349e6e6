import { i as judge, t as parseRunFile } from "./run-file-D-HwxMvs.js";
import { t as judgeSequential } from "./sequential-Cmd2mwGD.js";
import { n as UserError } from "./errors-3tGWn54n.js";
import { a as METRIC_NAMES, i as METRICS } from "./text-file-CwPgMKvj.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };