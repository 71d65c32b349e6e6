/** Of this program, as every run records it. */
export declare const version: string;
