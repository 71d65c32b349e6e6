import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-D379v8Qa.js";

export { joinAndPublish };