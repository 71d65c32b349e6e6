import { i as judge, t as parseRunFile } from "./run-file-CS003m7Q.js";
import { t as judgeSequential } from "./sequential-D9Vf0sBD.js";
import { n as UserError } from "./errors-3tGWn54n.js";
import { a as METRIC_NAMES, i as METRICS } from "./text-file-fLu7HYM4.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };