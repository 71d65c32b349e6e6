import { editionName } from '../plan/editions.ts';
import type { Problem } from './problems.ts';
import type { ConfigShape } from './schema.ts';

/** A target with editions and its place in the configuration. */
interface Editions {
  readonly path: readonly PropertyKey[];
  readonly dir: string;
  /** Folders below `dir` by label. */
  readonly overlays: readonly (readonly [label: string, overlay: string])[];
}

/** Folders of editions that are not theirs alone: an edition is its target's folder without those of all the others. */
export function editionProblems({ servers, suites }: Pick<ConfigShape, 'servers' | 'suites'>): readonly Problem[] {
  const targets = Object.entries({ servers, suites }).flatMap(([section, named]) => Object.entries(named).map(([name, target]) => ({ path: [section, name], ...target })));
  const withEditions = targets.flatMap(({ path, dir, versions }): readonly Editions[] => (versions === undefined ? [] : [{ path, dir, overlays: Object.entries(versions) }]));
  return [
    ...withEditions.flatMap((editions) => [...placeProblems(editions), ...overlayProblems(editions)]),
    ...clashes(new Set(targets.map(({ dir }) => dir)), withEditions),
  ];
}

function placeProblems({ path, dir, overlays }: Editions): readonly Problem[] {
  if (overlays.length === 0) return [{ path: [...path, 'versions'], what: 'no editions: there is nothing to measure', fix: 'Name at least one with its folder, or remove `versions`.' }];
  if (dir !== '.') return [];
  return [{ path: [...path, 'dir'], what: 'the repository\'s root has editions, and nothing lies beside it', fix: 'Move the target into a folder of its own: an edition is laid out beside it.' }];
}

function overlayProblems({ path, overlays }: Editions): readonly Problem[] {
  return overlays.flatMap(([label, overlay], index): readonly Problem[] => {
    const at = [...path, 'versions', label];
    if (overlay === '.') return [{ path: at, what: 'the edition\'s folder is the target\'s own', fix: 'Give it a folder below `dir`, like versions/5.' }];
    const other = overlays.find(([, folder], place) => place !== index && (overlay.startsWith(`${folder}/`) || (place < index && overlay === folder)));
    if (other === undefined) return [];
    return [{ path: at, what: `the folder ${overlay} belongs to edition "${other[0]}" already`, fix: 'Give each edition a folder of its own, none inside another.' }];
  });
}

/** Editions that would be laid out where another target's files lie. */
function clashes(dirs: ReadonlySet<string>, withEditions: readonly Editions[]): readonly Problem[] {
  const laidOut = withEditions.flatMap(({ path, dir, overlays }) =>
    overlays.map(([label, overlay]) => ({ path: [...path, 'versions', label], place: editionName(dir, label), from: `${dir}/${overlay}` })));
  return laidOut.flatMap(({ path, place, from }, index): readonly Problem[] => {
    const taken = [...dirs].find((dir) => dir === place || dir.startsWith(`${place}/`));
    const other = taken ?? laidOut.slice(0, index).find((earlier) => earlier.place === place && earlier.from !== from)?.from;
    return other === undefined ? [] : [{ path, what: `its files would lie in ${place}, where those of ${other} lie`, fix: 'Use another label.' }];
  });
}
