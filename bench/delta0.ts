/**
 * What the change that is of no interest (δ₀) costs and what it keeps away, on recorded rounds of the place that has most of them,
 * by the standard profile.
 *
 *     node bench/delta0.ts [FAMILIES]
 *
 * prints, by δ₀ and threshold, how often a change of a server is seen in families of ten, and in how many families in which no
 * work changed something is called slower all the same, because the edit of each member has its luck: a program that does the same
 * takes a little more time or less, and no number of rounds takes that out. The luck is drawn, normal, as large as that of recorded
 * edits was estimated, and as large as it may be (docs/evidence.md). Nothing is measured.
 */
import { PROCEDURE } from '../src/measure/procedure.ts';
import type { MetricName, Policy } from '../src/model.ts';
import { gaussian, seededRandom } from '../test/judge/seeded-noise.ts';
import { DEFAULT_POLICY } from './default-policy.ts';
import { tableOfFigures } from './table-of-figures.ts';
import { readRecordings } from './verdicts/recording/recorded-folder.ts';
import { openPlaces } from './verdicts/study/evidence.ts';
import type { Family, Member } from './verdicts/study/families.ts';
import { WITHIN_SECONDS } from './verdicts/study/our-power.ts';
import { placeOf } from './verdicts/study/places.ts';
import { scaled } from './verdicts/study/populations.ts';
import { isRegressed, replayFamily } from './verdicts/study/replay.ts';
import { planOf } from './verdicts/study/setting.ts';

/** δ₀ and threshold of times. */
const LIMITS = [[0.01, 0.02], [0.0075, 0.02], [0.005, 0.02], [0, 0.02], [0.01, 0.025], [0.0075, 0.025], [0.005, 0.025], [0.0025, 0.025], [0, 0.025], [0.005, 0.03]] as const;
const EFFECTS = [0.02, 0.03] as const;
/** Standard deviations of the log of what an edit does: of servers those of machine B, where most rounds of edits were recorded, of tasks those of A. */
const LUCKS: Readonly<Record<string, Partial<Readonly<Record<MetricName, number>>>>> = {
  estimated: { cpuPerRequest: 0.0063, unloadedLatency: 0.0019, nsPerOp: 0 },
  'at most': { cpuPerRequest: 0.0094, unloadedLatency: 0.0041, nsPerOp: 0.0062 },
};
type Luck = typeof LUCKS[string];
const SIZES = [10, 100] as const;

const count = Number(process.argv[2] ?? 400);
const { machine, setting } = openPlaces({ recordings: await readRecordings(), procedure: { ...PROCEDURE }, families: count }).places[0]!;
const random = seededRandom(1);
const servers = setting.unchanged.filter(({ record }) => record.kind === 'server');

// All limits judge the same families.
const changed = EFFECTS.map((effect) => servers.flatMap((population) => familiesOf(count / servers.length, () => setting.nextFamily(10, { population, factor: 1 + effect }))));
const lucky = Object.values(LUCKS).flatMap((luck) => SIZES.map((size) => familiesOf(size > 10 ? count / 2 : count, () => withLuck(setting.nextFamily(size), luck))));

const rows = LIMITS.map(([delta0, threshold]) => {
  const policy: Policy = { ...DEFAULT_POLICY, rules: [{ benchmark: '**', metric: '*', delta0, threshold }] };
  const seen = changed.map((families) => {
    const replays = families.map((family) => replayFamily(family, planOf('standard'), policy).changed!);
    return [replays.filter(isRegressed), replays.filter((replay) => isRegressed(replay) && replay.seconds <= WITHIN_SECONDS)].map((some) => percent(some.length / families.length)).join(' / ');
  });
  const alarms = lucky.map((families) => percent(families.filter((family) => replayFamily(family, planOf('standard'), policy).members.some(isRegressed)).length / families.length));
  return [`${percent(delta0)}, ${percent(threshold)}`, ...seen, ...alarms];
});
const head = [
  'δ₀, threshold',
  ...EFFECTS.map((effect) => `${percent(effect)} seen / within ${WITHIN_SECONDS} s`),
  ...Object.keys(LUCKS).flatMap((luck) => SIZES.map((size) => `alarms of ${size}, luck ${luck}`)),
];
process.stdout.write(`${placeOf({ machine, neighbour: setting.neighbour })}\n\n${tableOfFigures(head, rows)}\n`);

function familiesOf(number: number, next: () => Family): readonly Family[] {
  return Array.from({ length: Math.ceil(number) }, next);
}

function withLuck({ stretch, members }: Family, luck: Luck): Family {
  return { stretch, members: members.map((member) => withLuckOf(member, luck)), changed: null };
}

/** Of each metric its own, in all rounds the same. */
function withLuckOf(member: Member, luck: Luck): Member {
  const factors = member.metrics.map((metric): readonly [MetricName, number] => [metric, Math.exp((luck[metric] ?? 0) * gaussian(random))]);
  return { ...member, roundAt: (index) => factors.reduce((round, [metric, factor]) => scaled(round, metric, factor), member.roundAt(index)) };
}

function percent(fraction: number): string {
  return `${Number((fraction * 100).toPrecision(2))} %`;
}
