import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-DgGD2Em2.js";

export { joinAndPublish };