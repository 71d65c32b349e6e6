/**
 * Whether a pattern over targets (`expr*`) or benchmark ids (`express/*`) means one of them. One that names no edition
 * means them all: `express/*` is `express@4/hello` as well, `express@4/*` that one alone.
 */
export declare function benchmarkGlob(pattern: string): (targetOrId: string) => boolean;
