import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";

// src/system/this-program.ts
/** The clock as it is now: a suite that installs fake timers replaces it. */
const hrtimeNs = process.hrtime.bigint.bind(process.hrtime);
/** Monotonic time in ms, the same in all processes of a machine. */
const monotonicMs = () => Number(hrtimeNs()) / 1e6;
/** Waits until a moment of the monotonic clock, which may be over; holds no program open. */
const sleepUntil = (ms) => setTimeout(Math.max(0, ms - monotonicMs()), void 0, { ref: false });
const MOST_SEED = 2 ** 31 - 1;
const drawSeed = () => randomInt(MOST_SEED + 1);
/** The folder of this package: `examples/` and `docs/` lie in it, beside `dist/` or `src/`. */
const packageRoot = new URL(import.meta.url.endsWith(".ts") ? "../../" : "../", import.meta.url);
const NEEDED_NODE = "22.15 or newer (of the 23s: 23.5)";
/** Older versions lack `module.registerHooks` (22.15, 23.5), which probes need. */
function isOldNode(version) {
	const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
	return major < 22 || major === 22 && minor < 15 || major === 23 && minor < 5;
}

export { monotonicMs as a, isOldNode as i, NEEDED_NODE as n, packageRoot as o, drawSeed as r, sleepUntil as s, MOST_SEED as t };