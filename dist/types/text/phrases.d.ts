import type { Shard } from '../model.ts';
/** `a`, `a and b`, `a, b and c` */
export declare function listOf(items: readonly string[]): string;
/** `a, b, c and 9 more`: enough to see what they are. */
export declare function listOfMost(items: readonly string[], most: number): string;
/** `a, b, c`, as what could have been written; of very many the first ones. */
export declare function alternatives(names: readonly string[]): string;
/** With a capital, unless the first word is a path or another name that is no word. */
export declare function beginSentence(text: string): string;
/** `1 stored run`, `3 stored runs` */
export declare function countOf(count: number, noun: string): string;
/** A whole id, by SHA-1 or SHA-256. */
export declare const COMMIT_ID: RegExp;
/** As much of an id as tells commits apart in any repository, everywhere the same; `-dirty` stays. GitHub makes a link of it in plain text. */
export declare function shortCommit(commit: string): string;
/** null: it is no JSON. In a file that another program writes, that is for this program to complain about. */
export declare function jsonOrNull(text: string): unknown;
/** Values that differ as JSON, in their order. */
export declare function distinct<Value>(values: readonly Value[]): readonly Value[];
/** `shard 2 of 3` */
export declare const describeShard: ({ index, count }: Shard) => string;
