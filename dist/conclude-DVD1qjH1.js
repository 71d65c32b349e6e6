import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-Dzzgqev8.js";

export { joinAndPublish };