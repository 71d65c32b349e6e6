import { Lexer } from 'yaml';

/** No person writes one, and a lock file has few. A hundred of them inside each other take the reader of YAML seconds, and a thousand hours. */
export const MOST_EXPLICIT_KEYS = 20;

/** Whether a YAML text has too many keys that begin with `?`. */
export function hasTooManyExplicitKeys(text: string): boolean {
  let found = 0;
  for (const token of new Lexer().lex(text)) if (token === '?' && (found += 1) > MOST_EXPLICIT_KEYS) return true;
  return false;
}
