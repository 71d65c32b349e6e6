/** `a`, `a and b`, `a, b and c` */
export declare function listOf(items: readonly string[]): string;
/** `1 stored run`, `3 stored runs` */
export declare function countOf(count: number, noun: string): string;
