import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-28GV4fsY.js";

export { joinAndPublish };