import { i as judge, t as parseRunFile } from "./run-file-B-VsDPuI.js";
import { t as judgeSequential } from "./sequential-CzP_Ky-r.js";
import { n as UserError } from "./errors-3tGWn54n.js";
import { a as METRIC_NAMES, i as METRICS } from "./text-file-C-hoSrzB.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };