import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-D-P2uc1j.js";

export { joinAndPublish };