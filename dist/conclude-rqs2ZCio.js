import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-H8LNoeuF.js";

export { joinAndPublish };