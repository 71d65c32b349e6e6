import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-CoIk9gts.js";

export { joinAndPublish };