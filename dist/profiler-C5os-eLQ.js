import { n as openProfiler, t as SAMPLE_EVERY_BYTES } from "./profiler-BuiY8IIc.js";

export { openProfiler };