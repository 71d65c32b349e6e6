// src/plan/asked-by.ts
/** Where a setting of the one who asks stands, as an error names it. */
function placeOfSetting(name, askedBy) {
	return askedBy === "options" ? `--${name}` : `\`with: ${name}\` of the step that uses perf-gate`;
}

export { placeOfSetting as t };