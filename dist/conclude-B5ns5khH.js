import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-2PNOE8jo.js";

export { joinAndPublish };