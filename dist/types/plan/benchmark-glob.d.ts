/** What a glob over benchmark ids or metrics can look like: none of them begins with a slash, and an empty one means nothing. */
export declare const GLOB: RegExp;
/**
 * Whether a pattern over targets (`expr*`) or benchmark ids (`express/*`) means one of them. One that names no edition
 * means them all: `express/*` is `express@4/hello` as well, `express@4/*` that one alone.
 */
export declare function benchmarkGlob(pattern: string): (targetOrId: string) => boolean;
/** Whether a target can hold a wanted benchmark. */
export declare function targetFilter(only: readonly string[]): (target: string) => boolean;
/** Whether a benchmark is wanted; a pattern without a slash means all of a target, whatever its tasks are called. */
export declare function benchmarkFilter(only: readonly string[]): (id: string) => boolean;
/** Whether patterns mean all of a target, whatever tasks it has. Of one that leaves some out by name nobody can tell. */
export declare function meansAllOf(target: string, only: readonly string[]): boolean;
/**
 * The part of a pattern that is about targets; null: it cannot be told, and any target may hold what is meant. `!express/hello` means
 * all the rest of express as well.
 */
export declare function targetPart(pattern: string): string | null;
/** `!(docs)/**` negates a part of the pattern, and means what it says. */
export declare const isNegated: (pattern: string) => boolean;
/** Why globs, of which a benchmark has to match any, do not say what to measure; null: they do. */
export declare function problemOfGlobs(globs: readonly string[]): {
    readonly what: string;
    readonly fix: string;
} | null;
/**
 * The pattern that takes a name by the letter, whatever in it a glob gives a meaning to; `@` has one only before a
 * parenthesis. Two backslashes in a row are beyond it: picomatch takes more than three in a pattern for one.
 */
export declare function escapeGlob(targetOrId: string): string;
