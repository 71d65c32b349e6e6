import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-BQs5V6N-.js";

export { joinAndPublish };