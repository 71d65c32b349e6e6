/** Of this program, as every run records it. By itself: the processes that measure must load no file of the package but their own. */
export declare const version: string;
