import { t as measure } from "./measuring-BKrw5myo.js";

export { measure };