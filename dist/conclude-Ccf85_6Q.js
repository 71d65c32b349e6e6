import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-BwN24Nwx.js";

export { joinAndPublish };