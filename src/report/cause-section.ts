/** Where a benchmark got slower: a line for every reader, and tables for those who look closer. */
import { namedByCount } from '../judge/cause/counted-cause.ts';
import { firstNamed, grownBy, namedFunctions } from '../judge/cause/cause-of.ts';
import { keyOfBenchmark } from '../judge/verdict.ts';
import { ANONYMOUS } from '../model/cause.ts';
import type { BenchmarkRecord, Cause, CountedFunction, FunctionGrowth, JudgedBenchmark, ProfiledCause } from '../model.ts';
import { withPlus } from '../text/differences.ts';
import { formatChosenPercent, formatFigure, formatInterval, formatPercent } from '../text/figures.ts';
import { countOf, shortCommit } from '../text/phrases.ts';
import { benchmarkLabel } from './comparison-words.ts';
import {
  atLine,
  callerOf,
  countedInShort,
  countedTable,
  describeCounted,
  inBrackets,
  isOfNode,
  isOfRepository,
  movedWith,
  PLACE_COLUMNS,
  versionsOf,
  whereItIs,
} from './counted-words.ts';
import {
  type Answer,
  type Block,
  cellOrDash,
  headed,
  joinTexts,
  leftColumn,
  listBlock,
  paragraph,
  plainCell,
  rightColumn,
  tableOf,
  type Text,
  withCode,
} from './document.ts';
import type { ReportSource } from './report-source.ts';
import { sortByUrgency } from './verdict-words.ts';

const causeOf = ({ run }: ReportSource, benchmark: JudgedBenchmark): Cause | undefined =>
  run.benchmarks.find((one) => one.cause !== undefined && keyOfBenchmark(one) === keyOfBenchmark(benchmark))?.cause;

/** Functions that the answer names before it counts the rest. */
const MOST_IN_ANSWER = 2;

/** Where a benchmark got slower, in one line: by counts, which are exact, or else by profiles. null: its cause was not looked for. */
export function whereOf(source: ReportSource, benchmark: JudgedBenchmark): Answer | null {
  const cause = causeOf(source, benchmark);
  if (cause === undefined) return null;
  const { counted, profiled } = cause;
  const exact = counted === null ? [] : namedByCount(counted);
  if (counted !== null && exact.length > 0) {
    const unit = ONE_UNIT[benchmark.kind];
    const describe = (one: CountedFunction, rank: number): Text =>
      rank === 0 ? describeCounted(one, counted, { cause, unit }) : countedInShort(one, counted);
    return { question: 'Where:', text: firstOf(exact, describe) };
  }
  if (profiled === null)
    return counted === null ? null : { question: 'Where:', text: ['the growth is spread over many functions, under "Causes"'] };
  const named = firstNamed(profiled);
  if (named.length === 0) return { question: 'Where:', text: notClear(cause, profiled) };
  const describe = (growth: FunctionGrowth, rank: number): Text =>
    rank === 0 ? describeGrowth(growth, cause, profiled) : inShort(growth, cause, profiled);
  return { question: 'Where (likely):', text: firstOf(named, describe) };
}

/** Lines of changed files of the repository that a benchmark's cause names, with what they cost. */
export function blamedLines({
  cause,
  kind,
}: BenchmarkRecord): readonly { readonly file: string; readonly line: number; readonly text: Text }[] {
  if (cause === undefined) return [];
  const { counted, profiled } = cause;
  const exact =
    counted === null
      ? []
      : namedByCount(counted).map((one) => ({ ...one, said: describeCounted(one, counted, { cause, unit: ONE_UNIT[kind] }) }));
  const likely =
    profiled === null || exact.length > 0
      ? []
      : firstNamed(profiled).map((one) => ({ ...one, said: ['likely: ', ...describeGrowth(one, cause, profiled)] }));
  return [...exact, ...likely].flatMap(({ at, isChanged, said }) =>
    isChanged && isOfRepository(at) && at.file !== null && at.line !== null ? [{ file: at.file, line: at.line, text: said }] : [],
  );
}

function firstOf<One>(all: readonly One[], describe: (one: One, rank: number) => Text): Text {
  const more = all.length - MOST_IN_ANSWER;
  return [...joinTexts(all.slice(0, MOST_IN_ANSWER).map(describe), ' · '), ...(more > 0 ? [` · ${more} more under "Causes"`] : [])];
}

/** `+2.2 % CPU time in updateUser, mostly in structuredClone, at routes/user.js:41: reply(structuredClone(user));` */
function describeGrowth(growth: FunctionGrowth, cause: Cause, profiled: ProfiledCause): Text {
  const { at, base, part } = growth;
  const isNew: Text = base === 0 && at.file !== null ? ['new in head'] : [];
  const mostly: Text = part === null ? [] : ['mostly in ', { code: part }, ...inBrackets(meaningOf(part))];
  const lead: Text = [
    `${shareOf(grownBy(growth), profiled)} CPU time in `,
    { code: at.name },
    ...(at.file === null || isOfNode(at) ? inBrackets(meaningOf(at.name)) : []),
  ];
  return joinTexts([lead, isNew, mostly, movedWith(growth, cause), callerOf(growth), lineToBlame(growth, profiled)], ', ');
}

/** `+1.3 % in compile (lib/compile.js:118), schema-kit 2.3.0 → 2.4.0` */
const inShort = (growth: FunctionGrowth, cause: Cause, profiled: ProfiledCause): Text =>
  joinTexts([[`${shareOf(grownBy(growth), profiled)} in `, ...whereItIs(growth.at)], movedWith(growth, cause)], ', ');

/** What is surest of the files that the change touches. It may have grown by chance. */
function notClear(cause: Cause, profiled: ProfiledCause): Text {
  const surest = profiled.functions.filter(({ isChanged }) => isChanged).toSorted((one, other) => other.low - one.low)[0];
  if (surest === undefined) return ['no function of the profile grew clearly, and none in a changed file'];
  return ['no function of the profile grew clearly; in changed files the surest is ', ...describeGrowth(surest, cause, profiled)];
}

/** V8 counts its short routines for the caller of the function that runs them: then the callee's line says more. */
function lineToBlame({ at, text, callee }: FunctionGrowth, { functions }: ProfiledCause): Text {
  const called = functions.find(({ at: { name, file } }) => name !== ANONYMOUS && name === callee?.name && file === callee.file);
  if (called !== undefined && called.text !== null) return ['calls ', { code: called.at.name }, ' ', ...atLine(called.at, called.text)];
  return joinTexts([callee === null ? [] : ['calls ', ...whereItIs(callee)], isOfNode(at) ? [] : atLine(at, text)], ', ');
}

/** What names of V8 and Node.js mean to a reader. */
const MEANINGS: ReadonlyMap<string, string> = new Map([
  ['runMicrotasks', 'code after an await'],
  ['end', 'sending, which often grows with other work'],
  ['(program)', 'Node.js and V8 themselves'],
]);

const meaningOf = (name: string): Text => [MEANINGS.get(name) ?? []].flat();

/** Tables of what grew, by benchmark: by counts first, and by profiles. */
export function causeBlocks(source: ReportSource): readonly Block[] {
  const explained = sortByUrgency(source.judgement.benchmarks).flatMap((benchmark) => {
    const cause = causeOf(source, benchmark);
    return cause === undefined || (cause.counted === null && cause.profiled === null) ? [] : [{ benchmark, cause }];
  });
  if (explained.length === 0) return [];
  return [
    ...explained.flatMap(({ benchmark, cause }) =>
      headed(benchmarkLabel(benchmark), [
        ...(cause.counted === null ? [] : [countedTable(cause.counted, UNIT_OF_COST[benchmark.kind])]),
        ...(cause.profiled === null || isNamedByCount(cause) ? [] : functionsTable(cause.profiled, UNIT_OF_COST[benchmark.kind])),
        ...listBlock([...circumstances(cause)], 'last'),
      ]),
    ),
    paragraph(
      'A function includes the work of Node.js and V8 that it calls, and excludes other functions. Figures of functions are taken without inlining, so sums differ from those of the rounds. Bold growths are named as the cause.',
    ),
    ...(explained.some(({ cause }) => cause.counted !== null) ? [paragraph(...ABOUT_COUNTS)] : []),
    ...(explained.some(({ cause }) => cause.profiled !== null) ? [paragraph(...ABOUT_PROFILES)] : []),
  ];
}

/** Then a profile says only who calls the functions. */
const isNamedByCount = ({ counted }: Cause): boolean => counted !== null && namedByCount(counted).length > 0;

const ABOUT_COUNTS = withCode(
  'Instructions by function are counted, and repeat. A function that waits is called again after each `await`.',
);
const ABOUT_PROFILES = withCode(
  'Profiles were taken after all rounds. Chrome DevTools and speedscope open them in `.perf-gate/profiles/` on the machine that measured. Workflows upload them as `profiles-perf-gate`.',
);

/** Functions in the table that did not grow beyond chance, at most: they show how sure the others are. */
const MOST_UNCLEAR = 5;

/** The work that costs are told by. */
export const UNIT_OF_COST = { server: 'request', suite: 'operation' } as const;
export const ONE_UNIT = { server: 'a request', suite: 'an operation' } as const;

function functionsTable(cause: ProfiledCause, per: string): readonly Block[] {
  const { functions, cpuUs, level, stretches } = cause;
  if (functions.length === 0) return [paragraph('No function grew.')];
  return [
    paragraph(
      `CPU per ${per}: ${formatFigure(cpuUs.base)} → ${formatFigure(cpuUs.head)} µs by the rounds; its parts by ${countOf(stretches, 'pair')} of profiles.${namedFunctions(cause).length === 0 ? ' No function grew clearly.' : ''}`,
    ),
    tableOf(
      [...functions.filter(({ low }) => low > 0), ...functions.filter(({ low }) => low <= 0).slice(0, MOST_UNCLEAR)],
      [
        ...PLACE_COLUMNS,
        rightColumn('base → head (µs)', ({ base, head }) => plainCell(`${formatFigure(base)} → ${formatFigure(head)}`)),
        rightColumn(`growth (${formatChosenPercent(level)} CI)`, (growth) => ({
          text: [
            `${shareOf(grownBy(growth), cause)} (${formatInterval({ low: growth.low / cpuUs.base, high: growth.high / cpuUs.base })})`,
          ],
          tone: namedFunctions(cause).includes(growth) ? 'bad' : 'neutral',
        })),
        leftColumn('mostly in', ({ part }) => cellOrDash(part === null ? [] : [{ code: part }, ...inBrackets(meaningOf(part))])),
        leftColumn('called from, and calls', ({ caller, callee }) =>
          cellOrDash(joinTexts([caller === null ? [] : whereItIs(caller), callee === null ? [] : ['calls ', { code: callee.name }]], '; ')),
        ),
      ],
    ),
  ];
}

/** What else there is to know of base and head. */
function circumstances({ packages, profiled, commits }: Cause): readonly Text[] {
  const { base, head } = profiled?.engines ?? { base: null, head: null };
  return [
    ...packages.map(({ name, from, to }): Text => ['package ', { code: name }, ` ${versionsOf({ from, to })}`]),
    ...(profiled === null ? [] : [[base === head ? `Node.js ${head} ran both sides` : `Node.js: base ran on ${base}, head on ${head}`]]),
    ...commits.map(({ sha, subject }): Text => ['commit ', { code: shortCommit(sha) }, `: ${subject}`]),
  ];
}

const shareOf = (us: number, { cpuUs }: ProfiledCause): string => withPlus(formatPercent(us / cpuUs.base));
