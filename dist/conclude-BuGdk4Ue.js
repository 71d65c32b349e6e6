import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-Ci2Kkt8_.js";

export { joinAndPublish };