/** Sorts test files into groups by their names and folders. */
import path from 'node:path';

/** `fast` is `npm test`; `long` is `npm run test:long`, which leaves out what the commits since the published default branch cannot have broken. */
export type Tier = 'fast' | 'long';

/** One call of the test runner. */
export interface Group {
  readonly name: string;
  /** How many processes run beside each other. */
  readonly processes: number;
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
const LONG = 'test/**/*.long.test.ts';
/** They take minutes, so they begin first. */
const SLOW_FIRST = [
  'test/program/{starters,examples}*',
  'test/e2e/workflow*',
  SIMULATIONS,
  'test/measure/instructions/*.process*',
  'test/program/**/*',
  'test/e2e/**/*',
];
/** They start programs or servers that are measured, take a core for long, or change the process that they run in. They go by no figure's size. */
const OWN_PROCESS = ['test/{e2e,program}/**/*', 'test/**/*.process.test.ts', FIXTURES, SIMULATIONS];
/** They go by the size of measured figures, or need the whole machine. */
const ALONE = 'test/**/*.alone.test.ts';
/** Runs all other files of `npm test`. */
const IN_ONE_PROCESS = 'test/in-one-process.ts';
/** Of two cores: most tests wait for processes half of their time. */
const AT_ONCE = 6;

const matches = (file: string, ...patterns: readonly string[]): boolean => patterns.some((pattern) => path.matchesGlob(file, pattern));

/** @param files from the root of the repository, like `test/judge/judge.test.ts` */
export function groupsOf(
  files: readonly string[],
  { tier, changed }: { readonly tier: Tier; readonly changed: Changed },
): readonly Group[] {
  const chosen = tier === 'fast' ? files.filter((file) => !isLong(file)) : files.filter((file) => isInLongTier(file, changed));
  const together = tier === 'fast' ? filesInOneProcess(chosen) : [];
  const others = chosen.filter((file) => !together.includes(file)).toSorted(bySlowness);
  const beside = others.filter((file) => !matches(file, ALONE));
  return [
    { name: `${AT_ONCE} processes at a time`, processes: AT_ONCE, files: together.length === 0 ? beside : [IN_ONE_PROCESS, ...beside] },
    { name: 'one process at a time', processes: 1, files: others.filter((file) => matches(file, ALONE)) },
  ].filter((group) => group.files.length > 0);
}

export const filesInOneProcess = (files: readonly string[]): readonly string[] =>
  files.filter((file) => !isLong(file) && !matches(file, ALONE, ...OWN_PROCESS));

const rankOf = (file: string): number => [...SLOW_FIRST, '**'].findIndex((pattern) => matches(file, pattern));
const bySlowness = (one: string, other: string): number => rankOf(one) - rankOf(other) || one.localeCompare(other);

const isLong = (file: string): boolean => matches(file, BENCH, FIXTURES, LONG);

function isInLongTier(file: string, changed: Changed): boolean {
  if (matches(file, BENCH)) return changed.bench;
  if (matches(file, FIXTURES)) return changed.fixtures;
  return matches(file, SIMULATIONS) ? changed.judge : matches(file, LONG);
}
