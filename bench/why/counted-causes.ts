/** Causes that were counted, kept so that the table can be made again without counting. */
import { markdownTable } from 'markdown-table';
import { max, median, min } from 'simple-statistics';
import { namedByCount } from '../../src/judge/cause/counted-cause.ts';
import { judge } from '../../src/judge/judge.ts';
import type { CountedCause, CountedFunction } from '../../src/model.ts';
import { nullIfMissing } from '../../src/system/text-file.ts';
import { aBenchmark, around, aRun, counted, measured } from '../../test/judge/records.ts';
import { DEFAULT_POLICY } from '../default-policy.ts';
import { readRecording } from '../recording.ts';
import { CAUSES, IDENTICAL } from './causes.ts';

export interface RecordedCause {
  readonly server: string;
  readonly cause: string;
  /** The share of a request's instructions that was aimed at, like 0.01. */
  readonly size: number;
  readonly counted: CountedCause;
  readonly seconds: number;
  /** Load average of a minute, before. */
  readonly load: number;
}

export const RECORDING = 'why.json';

/** None: nothing was recorded yet. */
export const readCauses = async (): Promise<readonly RecordedCause[]> =>
  (await nullIfMissing(() => readRecording<readonly RecordedCause[]>(RECORDING))) ?? [];

/** With two gating metrics each: a family of ten. */
const MEMBERS = 5;
/** Nothing changes by time. */
const TIME = measured({ nsPerOp: around(0, 0.005) });

/** Whether a run of five benchmarks, in which this one alone counts more, calls it slower. */
function isFound({ counted: { instructions } }: RecordedCause): boolean {
  const benchmarks = Array.from({ length: MEMBERS }, (_, index) =>
    aBenchmark(
      `suite/${index}`,
      { ...TIME, instructions: index === 0 ? counted(instructions.base, instructions.head) : counted(100_000, 100_000) },
      { kind: 'suite' },
    ),
  );
  return judge({ run: aRun({ benchmarks, policy: DEFAULT_POLICY }), history: [], acceptances: [] }).benchmarks[0]!.verdict === 'regressed';
}

/** What is found of one size. */
export interface FoundOfSize {
  /** As a fraction. */
  readonly size: number;
  readonly tries: number;
  readonly found: number;
  /** The function that is to blame is named first. */
  readonly first: number;
  readonly seconds: number;
}

/** Of each size that was tried, the largest first. */
export function foundOf(recorded: readonly RecordedCause[]): readonly FoundOfSize[] {
  const bySize = Map.groupBy(
    recorded.filter(({ cause }) => cause !== IDENTICAL.name),
    ({ size }) => size,
  );
  return [...bySize]
    .toSorted(([one], [other]) => other - one)
    .map(([size, ofSize]) => ({
      size,
      tries: ofSize.length,
      found: ofSize.filter(isFound).length,
      first: ofSize.filter(isFirst).length,
      seconds: median(ofSize.map(({ seconds }) => seconds)),
    }));
}

export const growthOf = ({ base, head }: { readonly base: number; readonly head: number }): number => head - base;

/** Whether a function is the one to blame for a cause. */
export function namesGuilty(cause: string, { at, part, text }: CountedFunction): boolean {
  const guilty = CAUSES.find(({ name }) => name === cause)?.guilty ?? [];
  return [at.name, part, text].some((said) => guilty.some((name) => said?.includes(name) ?? false));
}

/** Whether the function that is to blame comes first. */
function isFirst({ cause, counted }: RecordedCause): boolean {
  const [first] = namedByCount(counted);
  return first !== undefined && namesGuilty(cause, first);
}

/** What the named functions grew by, as a share of all that grew. */
const explained = ({ counted }: RecordedCause): number =>
  namedByCount(counted).reduce((sum, one) => sum + growthOf(one), 0) / growthOf(counted.instructions);

/** The page: a row for each size, and one for each cause in each server. */
export function tableOfCauses(recorded: readonly RecordedCause[]): string {
  const [tried, identical] = [
    recorded.filter(({ cause }) => cause !== IDENTICAL.name),
    recorded.filter(({ cause }) => cause === IDENTICAL.name),
  ];
  const order = [...CAUSES, IDENTICAL].map(({ name }) => name);
  const ordered = recorded.toSorted(
    (one, other) =>
      one.server.localeCompare(other.server) || order.indexOf(one.cause) - order.indexOf(other.cause) || other.size - one.size,
  );
  return `# Causes

\`node bench/why.ts\` puts known causes into servers, one at a time, in sizes of about 3 %, 1 %, 0.5 % and 0.3 % of a request's instructions, and counts
base and head as a run does. "Found" says how often the judge calls it slower; its limit is 0.3 %.
"First" says how often the first function named is the one to blame, or one of Node.js that it calls. Where Node.js does the work, a profile tells who
calls it, as in a run. "Explained" says how often the functions named make up 90 to 110 % of all that grew. The extra work is done in every n-th of 128
requests, so its size is a rough one.

${markdownTable([
  ['about', 'grew by', 'found', 'first', 'explained', 'seconds'],
  ...foundOf(recorded).map(({ size, tries, found, first, seconds }) => {
    const ofSize = tried.filter((one) => one.size === size);
    const growths = ofSize.map(({ counted: { instructions } }) => growthOf(instructions) / instructions.base);
    return [
      `${100 * size} %`,
      `${(100 * min(growths)).toFixed(2)} to ${(100 * max(growths)).toFixed(2)} %`,
      `${found} of ${tries}`,
      `${first} of ${tries}`,
      `${ofSize.filter((one) => Math.abs(explained(one) - 1) <= 0.1).length} of ${tries}`,
      seconds.toFixed(0),
    ];
  }),
])}

With the same code in base and head, a function was named in ${identical.filter(({ counted }) => namedByCount(counted).length > 0).length} of ${identical.length} servers.

${markdownTable([
  ['server', 'cause', 'instructions a request', 'first', 'named', 'explained'],
  ...ordered.map((one) => {
    const { base, head } = one.counted.instructions;
    const named = namedByCount(one.counted).map(
      ({ at, part, calls, ...both }) =>
        `\`${at.name}\` ${growthOf(both) < 0 ? '' : '+'}${growthOf(both).toFixed(0)}, calls ${calls.base.toFixed(2)} → ${calls.head.toFixed(2)}${part === null ? '' : `, in \`${part}\``}`,
    );
    return [
      one.server,
      one.cause,
      `${base.toFixed(0)} → ${head.toFixed(0)} (${((100 * growthOf(one.counted.instructions)) / base).toFixed(2)} %)`,
      one.cause === IDENTICAL.name ? '' : isFirst(one) ? 'yes' : '**no**',
      named.join('; '),
      named.length === 0 ? '' : `${(100 * explained(one)).toFixed(0)} %`,
    ];
  }),
])}
`;
}
