import { isDeepStrictEqual } from 'node:util';
import type { Problem } from './problems.ts';
import type { ConfigShape } from './schema.ts';

/** Targets of one folder that are made ready there in different ways: whichever comes last would hold for all of them. */
export function folderProblems({ servers, suites }: Pick<ConfigShape, 'servers' | 'suites'>): readonly Problem[] {
  const targets = Object.entries({ servers, suites }).flatMap(([section, named]) => Object.entries(named).map(([name, target]) => ({ path: [section, name], name, ...target })));
  return targets.flatMap((target, index): readonly Problem[] => {
    const { path, dir } = target;
    const other = targets.slice(0, index).find((earlier) => earlier.dir === dir && !isMadeReadyAlike(earlier, target));
    if (other === undefined) return [];
    return [{
      path: [...path, 'dir'],
      what: `${dir} is installed and built for "${other.name}" in another way`,
      fix: 'Give both the same `install`, `build` and `env` (a variable for the server alone goes before its `start`), or a folder each.',
    }];
  });
}

type MadeReady = Pick<ConfigShape['servers'][string], 'install' | 'build' | 'env'>;

/** Install and build run with the target's variables, so these tell two ways apart wherever there is anything to run. */
function isMadeReadyAlike(one: MadeReady, other: MadeReady): boolean {
  if (one.install !== other.install || one.build !== other.build) return false;
  const isLeftAsItIs = one.install === false && one.build === undefined;
  return isLeftAsItIs || isDeepStrictEqual(one.env, other.env);
}
