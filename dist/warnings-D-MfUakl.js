// src/record/warnings.ts
/** Warnings as a run has them, each once. */
function asWarnings(warnings) {
	return warnings.length === 0 ? {} : { warnings: [...new Set(warnings)] };
}

export { asWarnings as t };