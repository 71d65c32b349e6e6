import { type LikeExample } from './entry.ts';
/** How a program ended. */
export declare const ending: import("./entry.ts").Field<{
    kind: "exited";
    code: number | null;
} | {
    kind: "signalled";
    signal: string;
} | {
    kind: "not started";
    why: string;
}>;
/** As it follows the program's name: `exited with code 1`. */
export declare function sayEnding(ended: LikeExample<typeof ending>): string;
