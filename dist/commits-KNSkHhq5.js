// src/text/commits.ts
/** A whole id, by SHA-1 or SHA-256. */
const COMMIT_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/** As much of an id as tells commits apart in any repository, everywhere the same; `-dirty` stays. GitHub makes a link of it in plain text. */
function shortCommit(commit) {
	return commit.replace(/^([0-9a-f]{12})[0-9a-f]+/u, "$1");
}

export { shortCommit as n, COMMIT_ID as t };