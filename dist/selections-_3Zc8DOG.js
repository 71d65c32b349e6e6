// src/plan/selections.ts
/** What was asked for, else what the profile measures. */
function askedFor(asked, { name, only }) {
	return asked.patterns.length === 0 && only.length > 0 ? {
		patterns: only,
		by: `profiles.${name}.only`
	} : asked;
}
/** The globs over benchmark ids that a run is about: what was asked for, else what its profile measures; none: all. */
function globsOfRun(asked, { only }, configs) {
	return expandSelections(asked.length > 0 ? asked : only, configs);
}
/** What several runs together were asked for. Nothing asked for is everything, which no other part adds to. */
function uniteAsked(parts) {
	return parts.some((only) => only.length === 0) ? [] : [...new Set(parts.flat())];
}
/**
* Patterns with the globs of a selection in the place of its name. Where head and base mean different globs by a name,
* both count: so a change cannot take a benchmark out of its own gate.
*/
function expandSelections(patterns, configs) {
	const globsOf = (name) => configs.flatMap(({ selections }) => Object.hasOwn(selections, name) ? selections[name] : []);
	const expanded = patterns.flatMap((pattern) => {
		const globs = globsOf(pattern);
		return globs.length === 0 ? [pattern] : globs;
	});
	return [...new Set(expanded)];
}

export { globsOfRun as n, uniteAsked as r, askedFor as t };