import { fixOfUnknownName } from './problems.ts';
import type { Problem } from './problems.ts';

/** Names in a list that are defined nowhere or stand there twice. `kind` is what they name, and the section is its plural. */
export function listedNameProblems({ kind, names, defined, path }: {
  readonly kind: 'scenario' | 'service';
  readonly names: readonly string[];
  readonly defined: readonly string[];
  /** Of the list. */
  readonly path: readonly string[];
}): readonly Problem[] {
  return names.flatMap((name, index): readonly Problem[] => {
    if (!defined.includes(name)) {
      const allowed = defined.length === 0 ? 'none is defined' : `defined are ${defined.join(', ')}`;
      return [{ path: [...path, index], what: `unknown ${kind} "${name}"; ${allowed}`, fix: fixOfUnknownName(name, defined, `Define it under \`${kind}s\`.`) }];
    }
    if (names.indexOf(name) === index) return [];
    return [{ path: [...path, index], what: `${kind} "${name}" is listed twice`, fix: 'Remove one of the two.' }];
  });
}
