/** Gives text with another character, or a blank, in place of each that no reader sees. */
export declare function withoutUnseen(text: string, instead?: string): string;
/** Gives one line of characters that a reader sees, and that no runner acts on. */
export declare function plainLine(text: string): string;
/** Gives the same, cut visibly to `maxLength` characters. */
export declare function toPlainLine(text: string, maxLength: number): string;
/** Gives text of several lines for a terminal or a log. It keeps the ends of its lines, and nothing else that a terminal or a runner acts on. */
export declare function plainLines(text: string): string;
/** Gives JSON that reads as the same value, and that a terminal or a runner acts on nothing of. */
export declare function inertJson(json: string): string;
/** A runner acts on lines that begin with two colons, and on `##[` anywhere in a line. */
export declare function withoutWorkflowCommands(text: string): string;
export declare function plainName(name: string): string;
export declare function plainProse(text: string): string;
/** A name as inline code: mentions, references and links are inert inside it. */
export declare function markdownCode(name: string): string;
/** The same in a table, where pipes and backslashes have meanings that a fence does not take away: names with them are spelled in entities. */
export declare function markdownCellCode(name: string): string;
/** One line as inline code. Longer fences let it hold backticks. */
export declare function fenced(line: string): string;
/** Running text with everything taken away that markdown, HTML or GitHub would act on. */
export declare function markdownProse(text: string): string;
/** One line of plain text, as of a commit message, in which GitHub finds no mention, no link, and no issue to close. */
export declare function toInertLine(text: string, maxLength: number): string;
/** A command on lines of its own; the fence is longer than any run of backticks inside. */
export declare function markdownCommand(command: string): string;
/** A word of a shell command, whatever is in it. */
export declare function quoteForShell(word: string): string;
/** Text between tags of HTML or XML, or within a quoted attribute. */
export declare function escapeMarkup(text: string): string;
