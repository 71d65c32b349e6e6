/** `a`, `a and b`, `a, b and c` */
export declare function listOf(items: readonly string[]): string;
/** `a, b, c and 9 more`: enough to see what they are. */
export declare function listOfMost(items: readonly string[], most: number): string;
/** With a capital. */
export declare function beginSentence(text: string): string;
/** `1 stored run`, `3 stored runs` */
export declare function countOf(count: number, noun: string): string;
