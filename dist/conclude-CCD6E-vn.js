import { n as joinAndPublish, r as publishAndConclude, t as commitOfCheck } from "./conclude-C6uYpJ1g.js";

export { joinAndPublish };