import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-DPr25O_9.js";

export { joinAndPublish };