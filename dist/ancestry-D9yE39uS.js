import { a as isShallow } from "./git-BLQxcKO3.js";
import { n as shortCommit } from "./commits-KNSkHhq5.js";
import { T as countOf } from "./escape-Cq5-N4er.js";

// src/baseline/ancestry.ts
/** `commit` must be known to `git`, which is asked once, as soon as there is something to select. */
function openAncestry(git, commit) {
	let asked = null;
	const ask = async () => {
		asked ??= ancestorsOf(git, commit);
		return asked;
	};
	return {
		select: async (history) => history.length === 0 ? {
			history,
			notes: []
		} : selectAncestors(history, shortCommit(commit), await ask()),
		includes: async (one) => (await ask())?.includes(shaOf(one)) ?? true
	};
}
/** Of the commit that uncommitted changes were made on, where there were any. */
const shaOf = (commit) => commit.replace(/-dirty$/, "");
/** A commit and all that lead to it, no parent before its children; null: a shallow clone does not know them all. */
async function ancestorsOf(git, commit) {
	if (await isShallow(git)) return null;
	return (await git([
		"rev-list",
		"--date-order",
		"--end-of-options",
		commit
	])).trim().split("\n");
}
/** `ancestors` has the nearest first; null: they are not known, and then all runs count in the order in which they were stored. */
function selectAncestors(history, name, ancestors) {
	if (ancestors === null) return {
		history,
		notes: [`This is a shallow clone, so it cannot be told which of the ${countOf(history.length, "stored run")} lead to ${name}: all of them were used. With the whole history (fetch-depth: 0) only those would be.`]
	};
	const distances = new Map(ancestors.map((sha, distance) => [sha, distance]));
	const near = history.map((stored) => ({
		stored,
		distance: distances.get(shaOf(stored.commit))
	})).flatMap(({ stored, distance }) => distance === void 0 ? [] : [{
		stored,
		distance
	}]).toSorted((a, b) => b.distance - a.distance).map(({ stored }) => stored);
	const others = history.length - near.length;
	return {
		history: near,
		notes: others === 0 ? [] : [`${countOf(others, "stored run")} of commits that do not lead to ${name} ${others === 1 ? "was" : "were"} left out: merged since, or left behind by a force push.`]
	};
}

export { openAncestry as t };