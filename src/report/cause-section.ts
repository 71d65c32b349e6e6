/** Why a benchmark regressed, as its profiles say: a line for every reader, and tables for those who look closer. */
import { firstNamed, grownBy, namedFunctions } from '../judge/cause/cause-of.ts';
import { keyOfBenchmark } from '../judge/verdict.ts';
import type { BenchmarkRecord, Cause, CodePlace, FunctionGrowth, MovedPackage, ProfiledCause } from '../model.ts';
import { formatChosenPercent, formatFigure, formatInterval, formatPercent } from '../text/figures.ts';
import { countOf, shortCommit } from '../text/phrases.ts';
import { benchmarkLabel } from './comparison-words.ts';
import { withPlus } from '../text/differences.ts';
import { type Block, type Cell, headed, joinTexts, leftColumn, listBlock, paragraph, plainCell, rightColumn, type ShownColumn, tableOf, type Text } from './document.ts';
import type { ReportSource } from './report-source.ts';
import { sortByUrgency } from './verdict-words.ts';

/** A benchmark with what its profiles say. */
interface Explained {
  readonly label: string;
  readonly kind: BenchmarkRecord['kind'];
  readonly cause: Cause & { readonly profiled: ProfiledCause };
}

/** The most urgent first. */
function explainedOf({ run, judgement }: ReportSource): readonly Explained[] {
  const records = new Map(run.benchmarks.map((record) => [keyOfBenchmark(record), record]));
  return sortByUrgency(judgement.benchmarks).flatMap((benchmark) => {
    const cause = records.get(keyOfBenchmark(benchmark))?.cause;
    return cause?.profiled == null ? [] : [{ label: benchmarkLabel(benchmark), kind: benchmark.kind, cause: { ...cause, profiled: cause.profiled } }];
  });
}

/** One line on the most urgent benchmark. Nothing where no profiles were taken. */
export function likelyCause(source: ReportSource): readonly Block[] {
  const [first, ...others] = explainedOf(source);
  if (first === undefined) return [];
  const { label, kind, cause } = first;
  const named = firstNamed(cause.profiled);
  const of: Text = others.length === 0 ? [] : [' of ', { code: label }];
  if (named.length === 0) return [paragraph('No single cause', ...of, ': no function grew clearly.')];
  const more = others.length === 0 ? '' : `; ${countOf(others.length, 'more benchmark')} under "Profiles"`;
  return [
    paragraph(named.length === 1 ? 'Likely cause' : 'Likely causes', ...of, ` (% of ${ONE_UNIT[kind]}'s CPU time${more}):`),
    ...listBlock(named.map((growth): Text => describeGrowth(growth, cause)), 'never'),
  ];
}

/** `+2.2 % in updateUser, mostly in structuredClone, at routes/user.js:41: reply(structuredClone(user));` */
function describeGrowth(growth: FunctionGrowth, cause: Explained['cause']): Text {
  const { at, base, part } = growth;
  const isNew: Text = base === 0 && at.file !== null ? ['new in head'] : [];
  const mostly: Text = part === null ? [] : ['mostly in ', { code: part }, ...inBrackets(meaningOf(part))];
  const lead: Text = [`${shareOf(grownBy(growth), cause.profiled)} in `, { code: at.name }, ...(at.file === null || isOfNode(at) ? inBrackets(meaningOf(at.name)) : [])];
  return joinTexts([lead, isNew, mostly, movedWith(growth, cause), callerOf(growth), lineToBlame(growth, cause.profiled)], ', ');
}

/** Many functions of a file may be called so. */
const ANONYMOUS = '(anonymous)';

/** V8 counts its short routines for the caller of the function that runs them: then the callee's line says more. */
function lineToBlame({ at, text, callee }: FunctionGrowth, { functions }: ProfiledCause): Text {
  const called = functions.find(({ at: { name, file } }) => name !== ANONYMOUS && name === callee?.name && file === callee.file);
  if (called !== undefined && called.text !== null) return ['calls ', { code: called.at.name }, ' ', ...atLine(called.at, called.text)];
  return joinTexts([callee === null ? [] : ['calls ', ...whereItIs(callee)], isOfNode(at) ? [] : atLine(at, text)], ', ');
}

const atLine = ({ file, line }: CodePlace, text: string | null): Text => (file === null ? [] : ['at ', { code: placeOf(file, line) }, ...(text === null ? [] : [': ', { code: text }])]);

const inBrackets = (text: Text): Text => (text.length === 0 ? [] : [' (', ...text, ')']);

/** What names of V8 and Node.js mean to a reader. */
const MEANINGS: readonly (readonly [name: RegExp, meaning: string])[] = [
  [/^runMicrotasks$/, 'code after an await'],
  [/^end$/, 'sending, which often grows with other work'],
  [/^\(program\)$/, 'Node.js and V8 themselves'],
];

function meaningOf(name: string): Text {
  const meaning = MEANINGS.find(([pattern]) => pattern.test(name))?.[1];
  return meaning === undefined ? [] : [meaning];
}

/** Tables of what grew, by benchmark. */
export function causeBlocks(source: ReportSource): readonly Block[] {
  const explained = explainedOf(source);
  if (explained.length === 0) return [];
  return [
    ...explained.flatMap(({ label, kind, cause }) => headed(label, [
      ...functionsTable(cause.profiled, kind),
      ...listBlock([...circumstances(cause)], 'last'),
    ])),
    paragraph(
      'Profiles were taken after all rounds, without inlining, so shares differ from those of the rounds. A function includes the work of Node.js and V8 that it calls, and excludes other functions. Bold growths are likely causes. Chrome DevTools and speedscope open the profiles in ',
      { code: '.perf-gate/profiles/' }, ' on the machine that measured. Workflows upload them as ', { code: 'profiles-perf-gate' }, '.',
    ),
  ];
}

/** Functions in the table that did not grow beyond chance, at most: they show how sure the others are. */
const MOST_UNCLEAR = 5;

/** The work that costs are told by. */
export const UNIT_OF_COST = { server: 'request', suite: 'operation' } as const;
export const ONE_UNIT = { server: 'a request', suite: 'an operation' } as const;

function functionsTable(cause: ProfiledCause, kind: Explained['kind']): readonly Block[] {
  const { functions, cpuUs, level, stretches } = cause;
  if (functions.length === 0) return [paragraph('No function grew.')];
  return [
    paragraph(`CPU per ${UNIT_OF_COST[kind]}: ${formatFigure(cpuUs.base)} → ${formatFigure(cpuUs.head)} µs by the rounds; its parts by ${countOf(stretches, 'pair')} of profiles.${namedFunctions(cause).length === 0 ? ' No function grew clearly: there is no single cause.' : ''}`),
    tableOf([...functions.filter(({ low }) => low > 0), ...functions.filter(({ low }) => low <= 0).slice(0, MOST_UNCLEAR)], [
      ...placeColumns,
      rightColumn('base → head (µs)', ({ base, head }) => plainCell(`${formatFigure(base)} → ${formatFigure(head)}`)),
      rightColumn(`growth (${formatChosenPercent(level)} CI)`, (growth) => ({
        text: [`${shareOf(grownBy(growth), cause)} (${formatInterval({ low: growth.low / cpuUs.base, high: growth.high / cpuUs.base })})`],
        tone: namedFunctions(cause).includes(growth) ? 'bad' : 'neutral',
      })),
      leftColumn('mostly in', ({ part }) => cellOrDash(part === null ? [] : [{ code: part }, ...inBrackets(meaningOf(part))])),
      callColumn,
    ]),
  ];
}

const cellOrDash = (text: Text): Cell => plainCell(...(text.length === 0 ? ['–'] : text));

const placeColumns: readonly ShownColumn<FunctionGrowth>[] = [
  leftColumn('function', ({ at }) => plainCell(...whereItIs(at))),
  leftColumn('line', ({ text }) => cellOrDash(text === null ? [] : [{ code: text }])),
];

const callColumn: ShownColumn<FunctionGrowth> = leftColumn('called from, and calls', ({ caller, callee }) =>
  cellOrDash(joinTexts([caller === null ? [] : whereItIs(caller), callee === null ? [] : ['calls ', { code: callee.name }]], '; ')));

/** What else there is to know of base and head. */
function circumstances({ packages, profiled: { engines }, commits }: Explained['cause']): readonly Text[] {
  return [
    ...packages.map(({ name, from, to }): Text => ['package ', { code: name }, ` ${versionsOf({ from, to })}`]),
    [engines.base === engines.head ? `Node.js ${engines.head} ran both sides` : `Node.js: base ran on ${engines.base}, head on ${engines.head}`],
    ...commits.map(({ sha, subject }): Text => ['commit ', { code: shortCommit(sha) }, `: ${subject}`]),
  ];
}

function versionsOf({ from, to }: Pick<MovedPackage, 'from' | 'to'>): string {
  if (from === null) return `is new (${to})`;
  return to === null ? `is gone (${from})` : `${from} → ${to}`;
}

/** `updateUser` (`routes/user.js:41`) */
function whereItIs({ name, file, line }: CodePlace): Text {
  return [{ code: name }, ...(file === null ? [] : [' (', { code: placeOf(file, line) }, ')'])];
}

const placeOf = (file: string, line: number | null): string => (line === null ? file : `${file}:${line}`);

const PACKAGE_OF_FILE = /^node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)\//;

/** That the package which it lies in is another version. */
function movedWith({ at }: FunctionGrowth, { packages }: Pick<Cause, 'packages'>): Text {
  const name = PACKAGE_OF_FILE.exec(at.file ?? '')?.groups?.['name'];
  const moved = packages.find((one) => one.name === name);
  return moved === undefined ? [] : [{ code: moved.name }, ` ${versionsOf(moved)}`];
}

/** A reader of the repository knows who calls its own functions. */
function callerOf({ at, caller }: FunctionGrowth): Text {
  if (caller === null || isOfRepository(at)) return [];
  return ['called from ', { code: caller.file === null ? caller.name : placeOf(caller.file, caller.line) }];
}

const isOfNode = ({ file }: CodePlace): boolean => file?.startsWith('node:') ?? false;

const isOfRepository = ({ file }: CodePlace): boolean => file !== null && !/^(?:node:|node_modules\/)/.test(file);

const shareOf = (us: number, { cpuUs }: ProfiledCause): string => withPlus(formatPercent(us / cpuUs.base));
