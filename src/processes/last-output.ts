const KEPT_LINES = 8;

/** The end of what a program printed, in one line. Stack frames are left out: they would push out the message above them. */
export function lastOutput(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !/^\s+at |^Node\.js v\d/.test(line));
  return lines.slice(-KEPT_LINES).join(' ⏎ ');
}
