/** `express@5`: the edition's name, and in the same way the folder that it is laid out in. */
export declare const editionName: (name: string, label: string) => string;
/** The target that an edition belongs to and its label; null: it is none. */
export declare function editionOf(name: string): {
    readonly target: string;
    readonly label: string;
} | null;
/** A target's name as the configuration has it: `express` for `express@5`. */
export declare const configuredName: (target: string) => string;
/** A target or benchmark id as if its target had one version only: `express/hello` for `express@5/hello`. */
export declare function withoutEdition(targetOrId: string): string;
/** Whether a glob over targets or benchmark ids has a label in it; `@(` begins a group of alternatives instead. */
export declare const namesEdition: (pattern: string) => boolean;
