/** Whether a cause was named, as lines and as a page. */
import { markdownTable } from 'markdown-table';
import { firstNamed, grownBy } from '../../src/judge/cause/cause-of.ts';
import type { CodePlace, FunctionGrowth, ProfiledCause } from '../../src/model.ts';
import { CAUSES, IDENTICAL } from './causes.ts';
import type { KeptProfiles } from './kept-profiles.ts';

interface Judged {
  readonly kept: KeptProfiles;
  readonly cause: ProfiledCause;
}

/** The function itself, what it does mostly, who calls it, and what it calls. */
const namesIn = ({ at, part, caller, callee }: FunctionGrowth): readonly string[] => [at.name, part, caller?.name, callee?.name].flatMap((name) => name ?? []);

function isNamed({ kept, cause }: Judged): boolean {
  const guilty = CAUSES.find(({ name }) => name === kept.cause)?.guilty ?? [];
  return firstNamed(cause).some((growth) => namesIn(growth).some((name) => guilty.includes(name)));
}

const isIdentical = (kept: KeptProfiles): boolean => kept.cause === IDENTICAL.name;

/** `yes`, and of base against itself `none`. */
function verdictOf(judged: Judged): string {
  if (isIdentical(judged.kept)) return firstNamed(judged.cause).length === 0 ? 'nothing named' : '**named**';
  return isNamed(judged) ? 'yes' : '**no**';
}

const placeOf = ({ name, file, line }: CodePlace): string => `${name}${file === null ? '' : ` (${file.split('/').slice(-2).join('/')}${line === null ? '' : `:${line}`})`}`;

function told(growth: FunctionGrowth, cpuUs: number): string {
  const { at, part, caller, callee } = growth;
  return [`${placeOf(at)} +${((100 * grownBy(growth)) / cpuUs).toFixed(1)} %`, ...(part === null ? [] : [`in ${part}`]), ...(caller === null ? [] : [`from ${placeOf(caller)}`]), ...(callee === null ? [] : [`calls ${placeOf(callee)}`])].join(' ');
}

export function answerOf(kept: KeptProfiles, cause: ProfiledCause): string {
  const { base, head } = cause.cpuUs;
  const named = firstNamed(cause);
  return `${kept.server} · ${kept.cause} · ${base.toFixed(1)} → ${head.toFixed(1)} µs · ${verdictOf({ kept, cause })} · ${named.map((growth) => told(growth, base)).join('; ') || 'no single cause'} · ${kept.seconds.toFixed(0)} s`;
}

/** What stands behind an answer. */
export function detailsOf({ functions, cpuUs, tree }: ProfiledCause): string {
  return [
    ...functions.slice(0, 8).map((growth) => `    ${told(growth, cpuUs.base)} [${growth.low.toFixed(2)}, ${growth.high.toFixed(2)}] ${growth.base.toFixed(2)} → ${growth.head.toFixed(2)} ${growth.text ?? ''}`),
    `    tree: ${tree.nodes.length} nodes, ${JSON.stringify(tree).length} bytes`,
  ].join('\n');
}

const CAUSES_IN_ORDER = [...CAUSES, IDENTICAL].map(({ name }) => name);

const code = (text: string): string => `\`${text}\``;

/** What one cell tells: the function, its line, and how much it grew. */
function cellOf(growth: FunctionGrowth | undefined, cpuUs: number): string {
  if (growth === undefined) return '';
  const { at, part, caller, callee } = growth;
  return `${code(at.name)} +${((100 * grownBy(growth)) / cpuUs).toFixed(1)} %${part === null ? '' : `, in ${code(part)}`}${caller === null ? '' : `, from ${code(caller.name)}`}${callee === null ? '' : `, calls ${code(callee.name)}`}`;
}

/** The page: a line for each server and cause. */
export function tableOfAnswers(judged: readonly Judged[]): string {
  const servers = [...new Set(judged.map(({ kept }) => kept.server))].toSorted();
  const ordered = judged.toSorted((one, other) => servers.indexOf(one.kept.server) - servers.indexOf(other.kept.server) || CAUSES_IN_ORDER.indexOf(one.kept.cause) - CAUSES_IN_ORDER.indexOf(other.kept.cause));
  const tried = judged.filter(({ kept }) => !isIdentical(kept));
  const summary = servers.map((server) => {
    const ofServer = tried.filter(({ kept }) => kept.server === server);
    const seconds = judged.filter(({ kept }) => kept.server === server).map((one) => one.kept.seconds);
    return [server, `${ofServer.filter(isNamed).length} of ${ofServer.length}`, `${Math.min(...seconds).toFixed(0)} to ${Math.max(...seconds).toFixed(0)} s`];
  });
  return `# Causes

\`node bench/why.ts\` puts known causes into servers and a suite, one at a time, and profiles base and head as a run does. "named" says whether the guilty
function is among the first three that the comment names, or calls one of them. The machine had two cores, and nothing else ran on it.

${markdownTable([['server', 'named', 'time of the profiles'], ...summary])}

${markdownTable([
    ['server', 'cause', 'µs of a request', 'named', 'first', 'second', 'third'],
    ...ordered.map((one) => {
      const { base, head } = one.cause.cpuUs;
      const named = firstNamed(one.cause);
      return [one.kept.server, one.kept.cause, `${base.toFixed(0)} → ${head.toFixed(0)}`, verdictOf(one), ...[0, 1, 2].map((at) => cellOf(named[at], base))];
    }),
  ])}
`;
}
