/** Globs over benchmark ids or metrics are not empty and begin with no slash. */
export declare const GLOB: RegExp;
/**
 * Matches targets (`expr*`) or benchmark ids (`express/*`). A pattern without an edition means all editions: `express/*` matches
 * `express@4/hello`.
 */
export declare function benchmarkGlob(pattern: string): (targetOrId: string) => boolean;
/** Tells whether a target may have a wanted benchmark. */
export declare function targetFilter(only: readonly string[]): (target: string) => boolean;
/** Tells whether a benchmark is wanted. A pattern without a slash means all of a target. */
export declare function benchmarkFilter(only: readonly string[]): (id: string) => boolean;
/** The part of a pattern for targets; null: any target may match. `!express/hello` matches the rest of express too. */
export declare function targetPart(pattern: string): string | null;
/** Tells whether all of a pattern is negated; in `!(docs)/**` only a part is. */
export declare const isNegated: (pattern: string) => boolean;
/** Why globs do not tell what to measure; null: they do. */
export declare function problemOfGlobs(globs: readonly string[]): {
    readonly what: string;
    readonly fix: string;
} | null;
/** A pattern that matches a name literally, except two backslashes in a row, which picomatch cannot match. */
export declare function escapeGlob(targetOrId: string): string;
/** `express@5`, the name of an edition; its folder is named alike. */
export declare const editionName: (name: string, label: string) => string;
/** Name of a target in the configuration: `express` for `express@5`. */
export declare const configuredName: (target: string) => string;
