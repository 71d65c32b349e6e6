import { randomUUID } from "node:crypto";

// src/publish/log-fence.ts
/**
* From here to the end of the scope the runner takes nothing in the log for a workflow command. The programs that are
* benchmarked are a pull request's own code, and what they print must not set outputs, hide log lines or raise errors
* in this job's name. They cannot guess the token that ends it.
*/
function fenceLog(write) {
	const token = randomUUID();
	write(`::stop-commands::${token}\n`);
	return { [Symbol.dispose]: () => {
		write(`\n::${token}::\n`);
	} };
}

export { fenceLog as t };