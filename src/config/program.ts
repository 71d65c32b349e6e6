/** The first word of a shell command that is neither `exec` nor a variable's assignment. */
export const programOf = (command: string): string => /^\s*(?:(?:exec|\w+=\S*)\s+)*(\S+)/.exec(command)?.[1] ?? command;
