/** bench/verdicts/SUMMARY.md: one table, two plots, the live runs and the method. */
import { RULE_FIXED_AT } from '../../default-policy.ts';
import type { Evidence } from '../study/evidence.ts';
import { WITHIN_SECONDS } from '../study/our-power.ts';
import { LARGEST_BLOCK } from '../study/unchanged-families.ts';
import { accuracyTable, figuresOf, notShown } from './figures.ts';
import { formatShare } from './labels.ts';
import { liveTable } from './live-table.ts';
import type { Plot } from './plots.ts';

/** @param counts the table of instruction counts; between its marks `npm run docs` writes it, too */
export function renderSummary(evidence: Evidence, plots: readonly Plot[], counts: string): string {
  const { live } = evidence;
  const figures = figuresOf(evidence);
  return [
    '# The evidence',
    'Written by `node bench/verdicts/table.ts` from the raw rounds in `recorded/`; `node bench/verdicts/record.ts` adds rounds. [All tables](tables.md).',
    '## Replays',
    `Pull requests with ten gating metrics, drawn from recorded rounds; one benchmark is made exactly 3 % slower. In how many of 100 tries the profile \`standard\` reports it, and within ${WITHIN_SECONDS} s of rounds of that benchmark. Last column: benchmarks with identical code.`,
    accuracyTable(figures),
    ...plots.map(({ title, file, caption }) => `![${title}](${file})\n\n${caption}`),
    '## Real runs without a change',
    'The whole gate on ten unchanged suite tasks. The bounds are exact (Clopper & Pearson 1934). A crashed run counts as a false alarm. All are judged again by the judge of today.',
    live.length === 0 ? 'None was recorded.' : liveTable(live),
    '## Instruction counts',
    'Copies of this repository\'s programs with an edit, counted beside the programs themselves. `node bench/instructions.ts` records them; the bounds are exact. [Real releases](../releases/RESULTS.md) were counted and timed, too.',
    `<!-- counts -->\n${counts}\n<!-- /counts -->`,
    '## Not shown',
    notShown(figures).map((sentence) => `- ${sentence}`).join('\n'),
    '## Method',
    METHOD.map((sentence) => `- ${sentence}`).join('\n'),
  ].join('\n\n').concat('\n');
}

const METHOD: readonly string[] = [
  '**Machine** A, B: letters for kinds of machine, in the order of recording. *Quiet*: nothing else ran. *Busy*: another process took all the CPU it could get. *Contended*: nothing else ran, and other machines of the host took more than 2 % of the core in more than a tenth of the rounds.',
  '**Family**: the gating metrics of one pull request. A member is a benchmark whose rounds are drawn, whole and with replacement, from one half-hour. Which arm is called head is drawn for each round, so there is truly no difference. Large families hold the same benchmarks several times.',
  '**Exactly X % more**: head\'s cost in unchanged rounds is multiplied. **Injections** (`cpu-3`, `timer-1ms` and others) are real work in head; the tables say how much they truly add. An *edit* changes the source of head and none of its work.',
  '**Intervals** are the widest of the exact binomial one over draws, one over half-hours, and one over benchmarks. *(thin)*: most families rest on fewer than 60 rounds of one half-hour.',
  'The replay draws each round by itself. The row *in the order of time* keeps the order in which rounds were recorded.',
  `**Other tools** judge the same rounds, with no more rounds than perf-gate took on average. Tools that compare with stored runs get runs of base from random times. A tool is left out where its stored runs would be more than ${formatShare(LARGEST_BLOCK)} of a benchmark's rounds.`,
  '**Limits moved**: each tool\'s limit is set to where one unchanged family in a hundred alarms. Of perf-gate the p value of "no slower at all" is moved, without δ₀ and limit.',
  `The looks of \`standard\`, the moderated tests and the weights of rounds were chosen with rounds recorded before ${RULE_FIXED_AT.slice(0, 16).replace('T', ' ')} UTC. Replays of those rounds are in their favour.`,
];
