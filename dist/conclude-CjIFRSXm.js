import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-BaX9P49I.js";

export { joinAndPublish };