import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-_50dfbnP.js";

export { joinAndPublish };