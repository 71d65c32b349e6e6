import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-D4PvKVx0.js";

export { joinAndPublish };