// src/publish/conclusion.ts
/**
* How a verdict ends the job. `verdictLine` is the report's first line. With `failOnRegression` off, a verdict that
* would fail the job is a warning.
*/
function concludeJob({ exitCode }, { verdictLine, failOnRegression }) {
	if (exitCode === 0) return { state: "passed" };
	const message = exitCode === 3 ? `The measurement is invalid, so there is no verdict: ${verdictLine}` : verdictLine;
	return {
		state: failOnRegression ? "failed" : "warned",
		message
	};
}

export { concludeJob };