import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-7nLMY9B_.js";

export { joinAndPublish };