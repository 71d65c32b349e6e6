import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-GnFwBP6U.js";

export { joinAndPublish };