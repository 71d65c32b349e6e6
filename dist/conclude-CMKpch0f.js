import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-koQ4b0uC.js";

export { joinAndPublish };