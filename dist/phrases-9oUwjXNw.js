// src/text/phrases.ts
/** `a`, `a and b`, `a, b and c` */
function listOf(items) {
	return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
/** `a, b, c and 9 more`: enough to see what they are. */
function listOfMost(items, most) {
	return listOf(items.length <= most ? items : [...items.slice(0, most), `${items.length - most} more`]);
}
/** Enough to find a mistyped name among them. */
const MOST_ALTERNATIVES = 50;
/** `a, b, c`, as what could have been written; of very many the first ones. */
function alternatives(names) {
	return names.length <= MOST_ALTERNATIVES ? names.join(", ") : `${names.slice(0, MOST_ALTERNATIVES).join(", ")} and ${names.length - MOST_ALTERNATIVES} more`;
}
/** With a capital, unless the first word is a path or another name that is no word. */
function beginSentence(text) {
	return text.replace(/^\p{Ll}(?=[\p{L}\p{N}'’-]*[,;:]?(?:\s|$))/u, (letter) => letter.toUpperCase());
}
/** `1 stored run`, `3 stored runs` */
function countOf(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
/** A whole id, by SHA-1 or SHA-256. */
const COMMIT_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/** As much of an id as tells commits apart in any repository, everywhere the same; `-dirty` stays. GitHub makes a link of it in plain text. */
function shortCommit(commit) {
	return commit.replace(/^([0-9a-f]{12})[0-9a-f]+/u, "$1");
}
/** null: it is no JSON. In a file that another program writes, that is for this program to complain about. */
function jsonOrNull(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
/** Values that differ as JSON, in their order. */
function distinct(values) {
	return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
/** `shard 2 of 3` */
const describeShard = ({ index, count }) => `shard ${index} of ${count}`;

export { describeShard as a, listOf as c, countOf as i, listOfMost as l, alternatives as n, distinct as o, beginSentence as r, jsonOrNull as s, COMMIT_ID as t, shortCommit as u };