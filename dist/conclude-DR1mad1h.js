import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-DDD5frdV.js";

export { joinAndPublish };