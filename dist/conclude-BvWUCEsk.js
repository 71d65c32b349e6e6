import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-DqloVbiY.js";

export { joinAndPublish };