/** null: it is no JSON. In a file that another program writes, that is for this program to complain about. */
export declare function jsonOrNull(text: string): unknown;
