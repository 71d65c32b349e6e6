import { n as joinAndPublish, r as publishAndConclude, t as commitOfCheck } from "./conclude-lV01hcis.js";

export { joinAndPublish };