/** Sorts test files into groups by their names and folders. */
import path from 'node:path';

/** `fast` is `npm test`; `long` is `npm run test:long`, which leaves out what the commits since the published default branch cannot have broken. */
export type Tier = 'fast' | 'long';

/** One call of the test runner. */
export interface Group {
  readonly name: string;
  /** How many processes run beside each other; `shared`: one process runs all files. */
  readonly processes: 'shared' | 1 | 4;
  readonly files: readonly string[];
}

/** Whether what is not published yet changed these parts. */
export interface Changed {
  readonly bench: boolean;
  readonly fixtures: boolean;
  readonly judge: boolean;
}

const BENCH = 'test/bench/**/*';
const FIXTURES = 'test/fixtures/**/*';
/** `npm test` draws a tenth of their families, the long tier draws all. */
const SIMULATIONS = 'test/**/*error-rates.test.ts';
const LONG = 'test/**/*.long{,.alone}.test.ts';
/** They take minutes, so they begin first. */
const SLOW_FIRST = ['test/program/{starters,examples}*', 'test/e2e/workflow*', SIMULATIONS, 'test/program/**/*', 'test/e2e/**/*'];
/** They start programs, boot servers, wait for retries, take a core for long, or change the process that they run in. They go by no figure's size. */
const OWN_PROCESS = [
  'test/github/{client,commands,publish,rejudge}/**/*',
  'test/{e2e,program}/**/*',
  'test/**/*.process.test.ts',
  FIXTURES,
  SIMULATIONS,
];
/** They go by the size of measured figures, or need the whole machine. */
const ALONE = 'test/**/*.alone.test.ts';

const matches = (file: string, ...patterns: readonly string[]): boolean => patterns.some((pattern) => path.matchesGlob(file, pattern));

/** @param files from the root of the repository, like `test/judge/judge.test.ts` */
export function groupsOf(
  files: readonly string[],
  { tier, changed }: { readonly tier: Tier; readonly changed: Changed },
): readonly Group[] {
  const chosen = files.filter((file) => {
    if (tier === 'fast') return !isLong(file);
    const part = (
      [
        ['bench', BENCH],
        ['fixtures', FIXTURES],
        ['judge', SIMULATIONS],
      ] as const
    ).find(([, pattern]) => matches(file, pattern));
    return part === undefined ? isLong(file) : changed[part[0]];
  });
  const groups: readonly Group[] = (
    [
      ['shared process', 'shared'],
      ['four processes at a time', 4],
      ['one process at a time', 1],
    ] as const
  ).map(([name, processes]) => ({
    name,
    processes,
    files: chosen.filter((file) => processesOf(file, tier) === processes).toSorted(bySlowness),
  }));
  return groups.filter((group) => group.files.length > 0);
}

const rankOf = (file: string): number => [...SLOW_FIRST, '**'].findIndex((pattern) => matches(file, pattern));
const bySlowness = (one: string, other: string): number => rankOf(one) - rankOf(other) || one.localeCompare(other);

const isLong = (file: string): boolean => matches(file, BENCH, FIXTURES, LONG);

/** The long tier shares no process, so that its simulations have all cores. */
function processesOf(file: string, tier: Tier): Group['processes'] {
  if (matches(file, ALONE)) return 1;
  return tier === 'long' || matches(file, ...OWN_PROCESS) ? 4 : 'shared';
}
