import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-BWDHQuAg.js";

export { joinAndPublish };