import { t as measure } from "./measuring-WbyZmagH.js";

export { measure };