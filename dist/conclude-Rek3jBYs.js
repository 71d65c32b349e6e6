import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-BCpmi69W.js";

export { joinAndPublish };