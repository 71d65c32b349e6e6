import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-ChB8jiFz.js";

export { joinAndPublish };