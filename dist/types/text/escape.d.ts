/**
 * Names, reasons and versions come from the measured code and from whoever wrote its configuration, and a report is
 * posted with the repository's own rights. So nothing of them may become markup, a mention, a reference or a link.
 */
/** What a terminal would show, without its colours and the moves of its cursor. */
export declare const withoutAnsi: (text: string) => string;
/**
 * One line without control, direction-changing or terminal-colouring characters, cut visibly to `maxLength` characters.
 */
export declare function toPlainLine(text: string, maxLength: number): string;
export declare function plainName(name: string): string;
export declare function plainProse(text: string): string;
/**
 * A name as inline code that holds in a table too: mentions, references and links are inert inside code. Backticks,
 * pipes and backslashes have meanings that a fence does not take away, so names with them are spelled in entities.
 */
export declare function markdownCode(name: string): string;
/** Running text with everything taken away that markdown, HTML or GitHub would act on. */
export declare function markdownProse(text: string): string;
/** One line of plain text, as of a commit message, in which GitHub finds no mention, no link, and no issue to close. */
export declare function toInertLine(text: string, maxLength: number): string;
/** A command on lines of its own; the fence is longer than any run of backticks inside. */
export declare function markdownCommand(command: string): string;
/** A word of a shell command, whatever is in it. */
export declare function quoteForShell(word: string): string;
