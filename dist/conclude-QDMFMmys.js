import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-DIoUBYKn.js";

export { joinAndPublish };