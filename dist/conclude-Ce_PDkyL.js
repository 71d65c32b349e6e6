import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-3tIGYHdP.js";

export { joinAndPublish };