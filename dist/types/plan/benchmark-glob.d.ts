/**
 * Whether a pattern over targets (`expr*`) or benchmark ids (`express/*`) means one of them. One that names no edition
 * means them all: `express/*` is `express@4/hello` as well, `express@4/*` that one alone.
 */
export declare function benchmarkGlob(pattern: string): (targetOrId: string) => boolean;
/**
 * The pattern that takes a name by the letter, whatever in it a glob gives a meaning to; `@` has one only before a
 * parenthesis. Two backslashes in a row are beyond it: picomatch takes more than three in a pattern for one.
 */
export declare function escapeGlob(targetOrId: string): string;
