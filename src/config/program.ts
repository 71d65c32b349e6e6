/** A variable's value without blanks: where one may hold some, only a shell can tell where it ends. */
const VALUE = /(?:"[^"\s\\]*"|'[^'\s]*'|\{[^\s'"`\\(){}]*\}|\$\([^\s'"`\\(){}]*\)|[^\s'"`\\(){])*/.source;

const PROGRAM = new RegExp(String.raw`^\s*(?:(?:exec|\w+=${VALUE})\s+)*(\S+)`);

/** The first word of a shell command that is neither `exec` nor a variable's assignment; the assignment itself where its value may hold blanks. */
export const programOf = (command: string): string => PROGRAM.exec(command)?.[1] ?? command;
