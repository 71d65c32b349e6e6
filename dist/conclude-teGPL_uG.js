import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-D9d14sFQ.js";

export { joinAndPublish };