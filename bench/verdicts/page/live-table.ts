import { markdownTable } from 'markdown-table';
import { median } from 'simple-statistics';
import type { VerdictKind } from '../../../src/model.ts';
import { formatSetting } from './labels.ts';
import type { LiveLog } from '../recording/live-file.ts';
import { hasFalseAlarm, type JudgedFamily, type LiveGroup, liveGroups, rateOfFamilies } from '../study/live-groups.ts';
import type { Rate } from '../study/rates.ts';

/** Live families: a row for those that were measured and judged alike, with exact bounds. */
export function liveTable(logs: readonly LiveLog[]): string {
  const head = ['conditions', 'looks after', 'α', 'machine', 'families', 'with a false alarm', 'with a false improvement', 'invalid', 'crashed', 'benchmarks', 'no regression ≥ X', 'inconclusive', 'median time'];
  const texts = new Set(['conditions', 'looks after', 'machine']);
  return markdownTable([head, ...liveGroups(logs).map(rowOf)], { align: head.map((column) => (texts.has(column) ? 'l' : 'r')) });
}

function rowOf({ sessions, profile, plans, policy, families }: LiveGroup): string[] {
  const { neighbour, environment: { cpuModel, nodeVersion } } = sessions[0]!;
  const verdicts = families.flatMap(verdictsOf);
  const familiesWith = (isOne: (family: JudgedFamily) => boolean): string => bounded(rateOfFamilies(families, isOne));
  const benchmarksWith = (wanted: VerdictKind): string => (verdicts.length === 0 ? '–' : percent(verdicts.filter((verdict) => verdict === wanted).length / verdicts.length));
  return [
    `${neighbour}, ${profile}`,
    plans.length === 0 ? '–' : `${plans.map(({ looks }) => looks.join(', ')).join(' or ')} rounds`,
    formatSetting(policy.alpha),
    `${cpuModel}, Node ${nodeVersion}`,
    String(families.length),
    familiesWith(hasFalseAlarm),
    familiesWith((family) => verdictsOf(family).includes('improved')),
    familiesWith(({ judgement }) => judgement?.verdict === 'invalid'),
    String(families.filter(({ judgement }) => judgement === null).length),
    String(verdicts.length),
    `${benchmarksWith('no regression')} (X: ${formatSetting(policy.noRegressionOver)})`,
    benchmarksWith('inconclusive'),
    `${median(families.map(({ seconds }) => seconds)).toFixed(0)} s`,
  ];
}

const verdictsOf = ({ judgement }: JudgedFamily): readonly VerdictKind[] => judgement?.benchmarks.map(({ verdict }) => verdict) ?? [];

/** `0 (0.0 to 2.4 %)` */
const bounded = ({ hits, low, high }: Rate): string => `${hits} (${(low * 100).toFixed(1)} to ${percent(high)})`;

const percent = (fraction: number): string => `${(fraction * 100).toFixed(1)} %`;
