import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-BlxPLyvx.js";

export { joinAndPublish };