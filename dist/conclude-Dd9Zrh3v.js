import { n as joinAndPublish, r as publishAndConclude, t as commitOfCheck } from "./conclude-CrQ6fBbN.js";

export { joinAndPublish };