import { i as judge, t as parseRunFile } from "./run-file-cFXwqN5h.js";
import { t as judgeSequential } from "./sequential-CZ0fID2u.js";
import { n as UserError } from "./errors-3tGWn54n.js";
import { n as METRIC_NAMES, t as METRICS } from "./metrics-CnOSOGmq.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };