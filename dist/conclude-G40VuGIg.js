import { n as joinAndPublish, r as publishAndConclude, t as commitOfCheck } from "./conclude-CzNXTEhO.js";

export { joinAndPublish };