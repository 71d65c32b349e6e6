import { a as monotonicMs } from "./this-program-weEdZRlM.js";
import { parentPort } from "node:worker_threads";

// src/measure/load/paced-metronome.ts
/**
* A thread that tells its parent that it is up, is given a rhythm, and tells each of its moments when it has come. The timers
* of an event loop go by whole ms, which is longer than many a server takes to answer: where a timer was 0.8 ms late in the
* median, a thread that sleeps for itself was 0.2 ms late, on the same busy core.
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