import { a as monotonicMs } from "./this-program-BbsEL3r5.js";
import { parentPort } from "node:worker_threads";

// src/measure/load/paced-metronome.ts
/**
* A thread that tells its parent each moment of a rhythm. Timers of an event loop count whole ms: on a busy core a timer was 0.8 ms late
* in the median, and this sleeping thread 0.2 ms.
*/
const neverNotified = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
const tell = (what) => {
	parentPort?.postMessage(what);
};
function keep({ startMs, intervalMs, endMs }) {
	for (let index = 0; startMs + index * intervalMs < endMs; index += 1) {
		const dueMs = startMs + index * intervalMs;
		for (let leftMs = dueMs - monotonicMs(); leftMs > 0; leftMs = dueMs - monotonicMs()) Atomics.wait(neverNotified, 0, 0, leftMs);
		tell(dueMs);
	}
}
parentPort?.once("message", keep);
tell("up");

export {  };