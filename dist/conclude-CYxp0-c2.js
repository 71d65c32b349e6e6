import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-pabz6t8H.js";

export { joinAndPublish };