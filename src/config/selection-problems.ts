import { targetFilter } from '../plan/benchmarks.ts';
import { editionName } from '../plan/editions.ts';
import { BUILT_IN_PROFILES } from '../plan/profiles.ts';
import { fixOfUnknownName } from './problems.ts';
import type { Problem } from './problems.ts';
import type { ConfigShape } from './schema.ts';

/** Selections that are named like a target, or hold what matches none. */
export function selectionProblems(shape: ConfigShape): readonly Problem[] {
  const known = knownNames(shape);
  return Object.entries(shape.selections).flatMap(([name, globs]): readonly Problem[] => [
    ...(known.targets.includes(name)
      ? [{ path: ['selections', name], what: `"${name}" is the name of a target as well`, fix: 'Rename one of the two: `only` takes names of both.' }]
      : []),
    ...globs.flatMap((glob, index) => {
      const path = ['selections', name, index];
      return known.selections.includes(glob)
        ? [{ path, what: `"${glob}" is a selection itself`, fix: 'Write its globs: a selection holds no other.' }]
        : unmatched(glob, path, known);
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
    ...only.flatMap((glob, index) => (known.selections.includes(glob) ? [] : unmatched(glob, ['profiles', name, 'only', index], known))),
  ]);
}

/** What a glob may refer to. */
interface KnownNames {
  /** As the configuration has them. */
  readonly targets: readonly string[];
  /** As benchmark ids have them: an edition with its label. */
  readonly targetsInIds: readonly string[];
  readonly selections: readonly string[];
}

function knownNames({ servers, suites, selections }: ConfigShape): KnownNames {
  const targets = Object.entries({ ...servers, ...suites });
  return {
    targets: targets.map(([name]) => name),
    targetsInIds: targets.flatMap(([name, { versions }]) => (versions === undefined ? [name] : Object.keys(versions).map((label) => editionName(name, label)))),
    selections: Object.keys(selections),
  };
}

function unmatched(glob: string, path: readonly PropertyKey[], { targets, targetsInIds, selections }: KnownNames): readonly Problem[] {
  // That there are no targets at all is told by itself.
  if (targets.length === 0 || targetsInIds.some(targetFilter([glob]))) return [];
  const [target = ''] = glob.split('/');
  return [{
    path,
    what: `no target matches "${glob}"; targets are ${targets.join(', ')}`,
    fix: fixOfUnknownName(target, [...targets, ...selections], 'Write a glob over benchmark ids, like express/* or */hello.'),
  }];
}
