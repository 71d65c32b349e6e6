import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-jyfcHRqd.js";

export { joinAndPublish };