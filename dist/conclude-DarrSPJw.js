import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-AGN6kkuk.js";

export { joinAndPublish };