import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-BD9uUcS0.js";

export { joinAndPublish };