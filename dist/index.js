import { i as judge, t as parseRunFile } from "./run-file-DWejmOf2.js";
import { t as judgeSequential } from "./sequential-Bc0-IpLX.js";
import { n as UserError } from "./errors-B6fJDvjF.js";
import { v as METRICS, y as METRIC_NAMES } from "./text-file-dOnpueml.js";

export { METRICS, METRIC_NAMES, UserError, judge, judgeSequential, parseRunFile };