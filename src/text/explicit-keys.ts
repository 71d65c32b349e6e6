import { Lexer } from 'yaml';

/** No person writes one, and a lock file has few. Hundreds of them inside each other take the reader of YAML minutes. */
export const MOST_EXPLICIT_KEYS = 100;

/** Whether a YAML text has too many keys that begin with `?`. */
export function hasTooManyExplicitKeys(text: string): boolean {
  let found = 0;
  for (const token of new Lexer().lex(text)) if (token === '?' && (found += 1) > MOST_EXPLICIT_KEYS) return true;
  return false;
}
