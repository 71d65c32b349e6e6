// src/judge/verdict/deciding.ts
/** With the stored runs; none: there was nothing to compare with. */
function storedComparisonsOf({ stored }) {
	return stored.state === "compared" ? stored.comparisons : [];
}
/** Side by side, and with the stored runs. */
function allComparisonsOf(benchmark) {
	return [...benchmark.comparisons, ...storedComparisonsOf(benchmark)];
}
/** What the verdict rests on: the comparisons that have a say, side by side or, without a base, with the stored runs. */
function decidingComparisons(benchmark) {
	return allComparisonsOf(benchmark).filter(({ decides }) => decides);
}

export { decidingComparisons as n, storedComparisonsOf as r, allComparisonsOf as t };