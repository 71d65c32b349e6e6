import { n as writeReports, t as checkDestinations } from "./output-D1McgJq7.js";

export { checkDestinations, writeReports };