/**
 * What the looks of the standard profile may spend of α: equal shares (ours), or shares in proportion to their rounds, on the
 * same made-up rounds of the one member of a family that changed.
 *
 *     node bench/alpha-shares.ts [TRIES]
 *
 * prints how often the change is seen by each look, and how many rounds that takes on average. Nothing is measured.
 */
import { markdownTable } from 'markdown-table';
import { mean } from 'simple-statistics';
import { estimateFromRounds } from '../src/judge/log-estimate.ts';
import { looksOf, pOfAtMost } from '../src/judge/significance.ts';
import { METRICS } from '../src/metrics.ts';
import { BUILT_IN_PROFILES } from '../src/plan/profiles.ts';
import { gaussian, type Random, seededRandom } from '../test/judge/seeded-noise.ts';
import { DEFAULT_POLICY } from './default-policy.ts';

const { delta0, threshold } = METRICS.cpuPerRequest;
const { looks } = BUILT_IN_PROFILES.find(({ name }) => name === 'standard')!.plan!;
const most = looks.at(-1)!;
const total = looks.reduce((sum, rounds) => sum + rounds, 0);
const WAYS = { equal: looksOf({ looks }), 'by rounds': looks.map((rounds) => ({ rounds, alphaShare: rounds / total })) } as const;

const CHANGES = [
  { change: 0.03, size: 10 },
  { change: 0.05, size: 100 },
] as const;
const SDS = [0.014, 0.0175, 0.023] as const;

const tries = Number(process.argv[2] ?? 4_000);
const rows = CHANGES.flatMap(({ change, size }) =>
  SDS.flatMap((sd) =>
    Object.entries(WAYS).map(([way, planned]) => {
      const random = seededRandom(1);
      const seenAfter = Array.from({ length: tries }, () => roundsUntilSeen(planned, roundsOf(change, sd, random), size));
      const seenBy = (rounds: number): string => percent(seenAfter.filter((after) => after !== null && after <= rounds).length / tries);
      return [
        percent(change),
        percent(sd),
        String(size),
        way,
        ...looks.map(seenBy),
        mean(seenAfter.map((after) => after ?? most)).toFixed(1),
      ];
    }),
  ),
);
const head = ['change', 'sd of a round', 'family', 'shares', ...looks.map((rounds) => `seen by ${rounds}`), 'rounds'];
process.stdout.write(`${markdownTable([head, ...rows], { align: head.map(() => 'r') })}\n`);

/** Logs of head over base. */
function roundsOf(change: number, sd: number, random: Random): readonly number[] {
  return Array.from({ length: most }, () => Math.log1p(change) + sd * gaussian(random));
}

/** At the level that Holm's correction asks of the first of a family. null: not by the last look. */
function roundsUntilSeen(planned: typeof WAYS.equal, logs: readonly number[], size: number): number | null {
  const seeing = planned.find(({ rounds, alphaShare }) => {
    const estimate = estimateFromRounds(logs.slice(0, rounds));
    return pOfAtMost(Math.log1p(delta0), estimate) <= (DEFAULT_POLICY.alpha * alphaShare) / size && estimate.log >= Math.log1p(threshold);
  });
  return seeing?.rounds ?? null;
}

function percent(fraction: number): string {
  return `${Number((fraction * 100).toPrecision(3))} %`;
}
