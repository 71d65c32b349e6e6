import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-D2eSlT7w.js";

export { joinAndPublish };