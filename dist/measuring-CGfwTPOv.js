import { t as measure } from "./measuring-BI8KVwXj.js";

export { measure };