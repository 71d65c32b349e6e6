import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

import { mean } from 'simple-statistics';
import { z } from 'zod';

import { openFamily } from '../../src/judge/conclusions.ts';
import { type Evidence, onlyLook } from '../../src/judge/evidence.ts';
import { estimateFromRounds } from '../../src/judge/log-estimate.ts';
import { moderateTogether } from '../../src/judge/moderation.ts';
import { metricRule } from '../../src/judge/rules.ts';
import { METRIC_NAMES } from '../../src/metrics.ts';
import { largestPlausibleCount } from './binomial-bound.ts';
import { POLICY } from './records.ts';
import { type Random, seededRandom } from './seeded-noise.ts';

/** Log ratios of rounds that measured base against base, by benchmark id and metric: the noise as it is. */
const RECORDED_ROUNDS = new URL('recorded-rounds.json', import.meta.url);
const FAMILIES = 1000;

const recordedRoundsSchema = z.record(z.string().min(1), z.partialRecord(z.enum(METRIC_NAMES), z.array(z.number()).min(20)));

/** Gating metrics of one benchmark; their rounds are drawn together, as they were measured together. */
interface RecordedBenchmark {
  readonly id: string;
  readonly metrics: readonly {
    readonly rule: Evidence['rule'];
    readonly metric: Evidence['metric'];
    readonly centred: readonly number[];
  }[];
}

function readRecordedBenchmarks(): readonly RecordedBenchmark[] {
  assert.ok(existsSync(RECORDED_ROUNDS), 'test/judge/recorded-rounds.json is missing: record base-against-base rounds and commit them');
  const recorded = recordedRoundsSchema.parse(JSON.parse(readFileSync(RECORDED_ROUNDS, 'utf8')));
  return Object.entries(recorded).map(([id, roundsByMetric]) => ({
    id,
    metrics: METRIC_NAMES.flatMap((metric) => {
      const rounds = roundsByMetric[metric];
      const rule = metricRule(POLICY, id, metric);
      if (rounds === undefined || rule.role !== 'gating') return [];
      const centre = mean(rounds);
      return [{ metric, rule, centred: rounds.map((ratio) => ratio - centre) }];
    }),
  }));
}

/** A bootstrap of whole rounds: one draw decides the round of all metrics of a benchmark. */
function resample(
  { metrics }: RecordedBenchmark,
  random: Random,
  given: { readonly rounds: number; readonly deltaLog: (delta0: number) => number },
): readonly Evidence[] {
  const draws = Array.from({ length: given.rounds }, () => random());
  return metrics.map(({ metric, rule, centred }) => {
    const ratios = draws.map((draw) => (centred[Math.floor(draw * centred.length)] ?? 0) + given.deltaLog(rule.delta0));
    const estimate = estimateFromRounds(ratios);
    return { metric, rule, levels: { base: 1, head: 1 }, estimate, looks: onlyLook(estimate), decides: true };
  });
}

/** Those of one metric as peers. */
function moderated(family: readonly Evidence[]): readonly Evidence[] {
  const moderate = moderateTogether(family.map(({ metric, looks }) => ({ group: metric, held: looks })));
  return family.map((evidence) => ({ ...evidence, looks: moderate(evidence.looks, evidence.metric) }));
}

const trueChanges = [
  { name: 'none', deltaLog: () => 0 },
  { name: 'δ₀', deltaLog: (delta0: number) => Math.log1p(delta0) },
];

for (const rounds of [6, 8, 12]) {
  for (const { name, deltaLog } of trueChanges) {
    test(`${rounds} recorded rounds, true change ${name}: at most alpha of the families has a false alarm`, () => {
      const benchmarks = readRecordedBenchmarks();
      assert.ok(
        benchmarks.some(({ metrics }) => metrics.length > 0),
        'the recorded rounds hold no gating metric',
      );
      const random = seededRandom(rounds);
      let falseAlarms = 0;
      for (let family = 0; family < FAMILIES; family += 1) {
        const evidence = moderated(benchmarks.flatMap((benchmark) => resample(benchmark, random, { rounds, deltaLog })));
        const { conclude } = openFamily(evidence, POLICY);
        if (evidence.some((piece) => conclude(piece).outcome === 'regressed')) falseAlarms += 1;
      }
      const bound = largestPlausibleCount(FAMILIES, POLICY.alpha);
      assert.ok(
        falseAlarms <= bound,
        `${falseAlarms} of ${FAMILIES} families had a false alarm, ${bound} are plausible at ${POLICY.alpha}`,
      );
    });
  }
}
