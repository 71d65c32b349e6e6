import { n as joinAndPublish, r as publishAndConclude, t as jobReport } from "./conclude-vmWU03F-.js";

export { joinAndPublish };