import { problemOfGlobs } from '../plan/benchmark-glob.ts';
import { BUILT_IN_PROFILES } from '../plan/profiles.ts';
import type { Problem } from './problems.ts';
import type { ConfigShape } from './schema.ts';
import { knownNames, unmatchedGlob } from './unmatched-globs.ts';

/** Selections that are named like a target, or hold what matches none. */
export function selectionProblems(shape: ConfigShape): readonly Problem[] {
  const known = knownNames(shape);
  return Object.entries(shape.selections).flatMap(([name, globs]): readonly Problem[] => [
    ...(known.targets.includes(name)
      ? [{ path: ['selections', name], what: `"${name}" is the name of a target as well`, fix: 'Rename one of the two: `only` takes names of both.' }]
      : []),
    ...problemsTogether(globs, ['selections', name]),
    ...globs.flatMap((glob, index) => {
      const path = ['selections', name, index];
      return known.selections.includes(glob)
        ? [{ path, what: `"${glob}" is a selection itself`, fix: 'Write its globs: a selection holds no other.' }]
        : unmatchedGlob(glob, path, known);
    }),
  ]);
}

/** Profiles that are named like a built-in one, or measure what matches nothing. */
export function profileProblems(shape: ConfigShape): readonly Problem[] {
  const known = knownNames(shape);
  return Object.entries(shape.profiles).flatMap(([name, { only }]): readonly Problem[] => [
    ...(BUILT_IN_PROFILES.some((profile) => profile.name === name)
      ? [{ path: ['profiles', name], what: `"${name}" is a built-in profile`, fix: 'Rename yours: the built-in ones mean the same in every repository.' }]
      : []),
    ...problemsTogether(only, ['profiles', name, 'only']),
    ...only.flatMap((glob, index) => (known.selections.includes(glob) ? [] : unmatchedGlob(glob, ['profiles', name, 'only', index], known))),
  ]);
}

function problemsTogether(globs: readonly string[], path: readonly PropertyKey[]): readonly Problem[] {
  const problem = problemOfGlobs(globs);
  return problem === null ? [] : [{ path, ...problem }];
}
