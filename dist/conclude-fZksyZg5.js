import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-B4RFiJYI.js";

export { joinAndPublish };