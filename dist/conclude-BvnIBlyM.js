import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-kL0LUKnG.js";

export { joinAndPublish };