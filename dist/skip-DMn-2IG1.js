import { n as outputsOfSkippedRun, r as publishOutputs, s as notice } from "./outputs-BE3M0PhY.js";

// src/action/skip.ts
/** Ends a job that has nothing to do, and says why. */
function skipJob(why) {
	notice(why);
	publishOutputs(outputsOfSkippedRun(why));
}

export { skipJob as t };