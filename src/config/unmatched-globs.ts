import { targetFilter } from '../plan/benchmark-glob.ts';
import { editionName } from '../plan/editions.ts';
import { fixOfUnknownName } from './problems.ts';
import type { Problem } from './problems.ts';
import type { ConfigShape } from './schema.ts';

/** What a glob over benchmarks may refer to. */
export interface KnownNames {
  /** As the configuration has them. */
  readonly targets: readonly string[];
  /** As benchmark ids have them: an edition with its label. */
  readonly targetsInIds: readonly string[];
  readonly selections: readonly string[];
}

/** What globs of this configuration may refer to. */
export function knownNames({ servers, suites, selections }: Pick<ConfigShape, 'servers' | 'suites' | 'selections'>): KnownNames {
  const targets = Object.entries({ ...servers, ...suites });
  return {
    targets: targets.map(([name]) => name),
    targetsInIds: targets.flatMap(([name, { versions }]) => (versions === undefined ? [name] : Object.keys(versions).map((label) => editionName(name, label)))),
    selections: Object.keys(selections),
  };
}

/** The problem of a glob whose part before the slash matches no target; which tasks a suite has, its file alone knows. */
export function unmatchedGlob(glob: string, path: readonly PropertyKey[], { targets, targetsInIds, selections }: KnownNames): readonly Problem[] {
  // That there are no targets at all is told by itself.
  if (targets.length === 0 || targetsInIds.some(targetFilter([glob]))) return [];
  const [target = ''] = glob.split('/');
  return [{
    path,
    what: `no target matches "${glob}"; targets are ${targets.join(', ')}`,
    fix: fixOfUnknownName(target, [...targets, ...selections], 'Write a glob over benchmark ids, like express/* or */hello.'),
  }];
}
