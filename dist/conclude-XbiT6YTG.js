import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-BGIRXu-q.js";

export { joinAndPublish };