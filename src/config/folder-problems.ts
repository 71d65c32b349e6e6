import type { Problem } from './problems.ts';
import type { ConfigShape } from './schema.ts';

/** Targets of one folder that are made ready there in different ways: whichever comes last would hold for all of them. */
export function folderProblems({ servers, suites }: Pick<ConfigShape, 'servers' | 'suites'>): readonly Problem[] {
  const targets = Object.entries({ servers, suites }).flatMap(([section, named]) => Object.entries(named).map(([name, target]) => ({ path: [section, name], name, ...target })));
  return targets.flatMap(({ path, dir, install, build }, index): readonly Problem[] => {
    const other = targets.slice(0, index).find((earlier) => earlier.dir === dir && (earlier.install !== install || earlier.build !== build));
    if (other === undefined) return [];
    return [{ path: [...path, 'dir'], what: `${dir} is installed and built for "${other.name}" in another way`, fix: 'Give both the same `install` and `build`, or a folder each.' }];
  });
}
