/**
 * What it does to t tests of few rounds that variances are moderated by those of the other benchmarks, on made-up rounds.
 *
 *     node bench/moderation.ts [FAMILIES]
 *
 * prints, with each benchmark's own variance and with moderated ones,
 * - in how many families of which all members changed by exactly δ₀ anything is significant, at every look that a plan has:
 *   1 % is what they may. Variances are equal, differ from benchmark to benchmark by a factor (lognormal), or one differs from all others;
 * - after how many rounds of the standard profile a change of one member of a family is seen, on average, and how often by so many.
 *
 * Nothing is measured.
 */
import { markdownTable } from 'markdown-table';
import { mean } from 'simple-statistics';
import { openFamily } from '../src/judge/conclusions.ts';
import type { Evidence } from '../src/judge/evidence.ts';
import { estimateFromRounds } from '../src/judge/log-estimate.ts';
import { looksOf } from '../src/judge/significance.ts';
import { moderateTogether } from '../src/judge/moderation.ts';
import { metricRule } from '../src/judge/rules.ts';
import { BUILT_IN_PROFILES } from '../src/plan/profiles.ts';
import { gaussian, type Random, seededRandom } from '../test/judge/seeded-noise.ts';
import { DEFAULT_POLICY } from './default-policy.ts';

const METRIC = 'cpuPerRequest';
const RULE = metricRule(DEFAULT_POLICY, 'server/scenario', METRIC);

/** Those of the built-in profiles, and what budgets make of them. */
const PLANS: readonly (readonly number[])[] = [
  ...BUILT_IN_PROFILES.flatMap(({ plan }) => (plan === null ? [] : [plan.looks])),
  [8],
  [8, 11],
  [5, 11, 14],
  [8, 16, 32, 64],
  [8, 16, 32, 64, 128, 256],
];

/** The standard deviation of a member's rounds, beside 1. */
const SPREADS: Readonly<Record<string, (member: number, random: Random) => number>> = {
  'all alike': () => 1,
  'by 1.5': (_, random) => Math.exp(Math.log(1.5) * gaussian(random)),
  'by 2': (_, random) => Math.exp(Math.log(2) * gaussian(random)),
  'one twice as loud': (member) => (member === 0 ? 2 : 1),
  'one a third as loud': (member) => (member === 0 ? 1 / 3 : 1),
  'half twice as loud': (member) => (member % 2 === 0 ? 1 : 2),
};
const SIZES = [3, 4, 10, 30] as const;
const WAYS: Readonly<Record<string, (family: readonly Evidence[]) => readonly Evidence[]>> = {
  own: (family) => family,
  moderated: (family) => {
    const moderate = moderateTogether(family.map(({ looks }) => ({ group: METRIC, held: looks })));
    return family.map((evidence) => ({ ...evidence, looks: moderate(evidence.looks, METRIC) }));
  },
};

const families = Number(process.argv[2] ?? 4_000);
process.stdout.write(`${alarmTable()}\n\n${powerTable()}\n`);

function alarmTable(): string {
  const head = ['looks', 'family', ...Object.keys(SPREADS).map((spread) => `${spread}: ${Object.keys(WAYS).join(' / ')}`)];
  const rows = PLANS.flatMap((looks) =>
    SIZES.map((size) => [
      looks.join(', '),
      String(size),
      ...Object.values(SPREADS).map((sdOf) => {
        const random = seededRandom(1);
        // As loud as no machine is, so that the threshold does not help.
        const drawn = Array.from({ length: Math.ceil((families * 4) / size) }, () =>
          familyOf(
            looks,
            Array.from({ length: size }, (_, member) => ({ change: RULE.delta0, sd: sdOf(member, random) })),
            random,
          ),
        );
        return Object.values(WAYS)
          .map((way) => percent(drawn.filter((family) => isAnySignificant(way(family))).length / drawn.length))
          .join(' / ');
      }),
    ]),
  );
  return tableOf(head, rows);
}

function powerTable(): string {
  const { looks } = BUILT_IN_PROFILES.find(({ name }) => name === 'standard')!.plan!;
  const shown = [8, 14, 17, 20];
  const head = ['change', 'sd of a round', 'of the others', 'family', 'variance', ...shown.map((rounds) => `seen by ${rounds}`), 'rounds'];
  const rows = [
    { change: 0.03, size: 10 },
    { change: 0.05, size: 100 },
  ].flatMap(({ change, size }) =>
    [
      [0.012, 0.012],
      [0.015, 0.015],
      [0.02, 0.02],
      [0.012, 0.04],
      [0.02, 0.007],
    ].flatMap(([sd = 0, sdOfOthers = 0]) => {
      const random = seededRandom(1);
      // A tenth of a large family has the same metric on the same machine; the others count in Holm's correction alone.
      const drawn = Array.from({ length: Math.ceil(families / 4) }, () =>
        familyOf(
          looks,
          Array.from({ length: 10 }, (_, member) => (member === 0 ? { change, sd } : { change: 0, sd: sdOfOthers })),
          random,
        ),
      );
      return Object.entries(WAYS).map(([name, way]) => {
        const seenAfter = drawn.map((family) => roundsUntilSeen(way(family), size));
        return [
          percent(change),
          percent(sd),
          percent(sdOfOthers),
          String(size),
          name,
          ...shown.map((rounds) => percent(seenAfter.filter((after) => after <= rounds).length / seenAfter.length)),
          mean(seenAfter.map((after) => Math.min(after, looks.at(-1)!))).toFixed(1),
        ];
      });
    }),
  );
  return tableOf(head, rows);
}

interface Member {
  readonly change: number;
  readonly sd: number;
}

/** Looked at as often as the plan has it, whatever is found. */
function familyOf(looks: readonly number[], members: readonly Member[], random: Random): readonly Evidence[] {
  return members.map(({ change, sd }): Evidence => {
    const rounds = Array.from({ length: looks.at(-1)! }, () => Math.log1p(change) + sd * gaussian(random));
    const held = looksOf({ looks }).map((look) => ({ ...look, estimate: estimateFromRounds(rounds.slice(0, look.rounds)) }));
    return {
      metric: METRIC,
      rule: RULE,
      levels: { base: 1, head: 1 + change },
      estimate: held.at(-1)!.estimate,
      looks: held,
      decides: true,
    };
  });
}

function isAnySignificant(family: readonly Evidence[]): boolean {
  const { conclude } = openFamily(family, DEFAULT_POLICY);
  return family.some((evidence) => conclude(evidence).adjustedP! <= DEFAULT_POLICY.alpha);
}

/** Of the first member, in a family of so many whose others show nothing. Infinite: not by the last look. */
function roundsUntilSeen([changed]: readonly Evidence[], size: number): number {
  const { looks } = changed!;
  const seeing = looks.find((look, index) => {
    const until: Evidence = { ...changed!, looks: looks.slice(0, index + 1), estimate: look.estimate };
    return openFamily([until], DEFAULT_POLICY, size - 1).conclude(until).outcome === 'regressed';
  });
  return seeing?.rounds ?? Number.POSITIVE_INFINITY;
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return markdownTable(
    [head, ...rows].map((row) => [...row]),
    { align: head.map(() => 'r') },
  );
}

function percent(fraction: number): string {
  return `${Number((fraction * 100).toPrecision(2))} %`;
}
