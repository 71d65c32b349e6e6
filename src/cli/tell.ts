import process from 'node:process';
import { plainLines } from '../text/escape.ts';

/** Writes a result to standard output. Names in it may come from measured code, so control characters are removed. */
export function say(text: string): void {
  process.stdout.write(`${plainLines(text)}\n`);
}

/** Writes anything else to standard error. */
export function tell(text: string): void {
  process.stderr.write(`${plainLines(text)}\n`);
}
