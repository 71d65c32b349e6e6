import { n as openProfiler, t as SAMPLE_EVERY_BYTES } from "./profiler-Cdhc0y3i.js";

export { openProfiler };