/** Causes that were counted, kept so that the table can be made again without counting. */
import { markdownTable } from 'markdown-table';
import type { CountedCause } from '../../src/model.ts';
import { namedByCount } from '../../src/judge/cause/counted-cause.ts';
import { CAUSES, IDENTICAL } from './causes.ts';

export interface RecordedCause {
  readonly server: string;
  readonly cause: string;
  /** The share of a request's instructions that was aimed at, like 0.01. */
  readonly size: number;
  readonly counted: CountedCause;
  readonly seconds: number;
}

export const RECORDING = 'why.json';

const growthOf = ({ base, head }: { readonly base: number; readonly head: number }): number => head - base;

/** Whether the function that is to blame comes first. */
function isFirst({ cause, counted }: RecordedCause): boolean {
  const guilty = CAUSES.find(({ name }) => name === cause)?.guilty ?? [];
  const [first] = namedByCount(counted);
  return (
    first !== undefined && [first.at.name, first.part, first.text].some((said) => guilty.some((name) => said?.includes(name) ?? false))
  );
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
  const sizes = [...new Set(tried.map(({ size }) => size))].toSorted((one, other) => other - one);
  const order = [...CAUSES, IDENTICAL].map(({ name }) => name);
  const ordered = recorded.toSorted(
    (one, other) =>
      one.server.localeCompare(other.server) || order.indexOf(one.cause) - order.indexOf(other.cause) || other.size - one.size,
  );
  return `# Causes

\`node bench/why.ts\` puts known causes into servers, one at a time, in sizes of about 3 %, 1 % and 0.3 % of a request's instructions, and counts base and
head by function as a run does. "First" says how often the first function named is the one to blame. "Explained" says how often the
functions named make up 90 to 110 % of all that grew.

${markdownTable([
  ['about', 'first', 'explained', 'seconds'],
  ...sizes.map((size) => {
    const ofSize = tried.filter((one) => one.size === size);
    const seconds = ofSize.map((one) => one.seconds).toSorted((one, other) => one - other);
    return [
      `${100 * size} %`,
      `${ofSize.filter(isFirst).length} of ${ofSize.length}`,
      `${ofSize.filter((one) => Math.abs(explained(one) - 1) <= 0.1).length} of ${ofSize.length}`,
      `${seconds[0]?.toFixed(0)} to ${seconds.at(-1)?.toFixed(0)}`,
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
