import { t as measure } from "./measuring-BePh8Bvd.js";

export { measure };