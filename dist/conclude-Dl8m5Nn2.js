import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-Bbd5mKpo.js";

export { joinAndPublish };