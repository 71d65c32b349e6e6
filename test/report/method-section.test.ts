import { test } from 'node:test';

import { reasonThatSays } from '../reason-that-says.ts';
import type { Environment, Run } from '../../src/model.ts';
import { toPlainText } from '../../src/report/headline.ts';
import { methodBlocks } from '../../src/report/method-section.ts';
import { aBenchmark, measured, POLICY, solosOf } from '../judge/records.ts';
import { assertGolden } from './golden.ts';
import { benchmark, comparison, sample, type Sample, storedComparison } from './sample-run.ts';

const factsOf = ({ run, judgement }: Sample, judgedBy?: string): readonly string[] =>
  methodBlocks({ run, judgement, judgedBy }).flatMap((block) => (block.kind === 'list' ? block.items.map(toPlainText) : []));

const PLAIN = sample([benchmark('koa/updateUser', { verdict: 'no regression', because: reasonThatSays('x') })], {
  verdict: 'invalid',
  exitCode: 3,
});

/** The plain report with other fields of the run. */
const withRun = (fields: Partial<Run>): Sample => ({ ...PLAIN, run: { ...PLAIN.run, ...fields } });
const withEnvironment = (fields: Partial<Environment>): Sample => withRun({ environment: { ...PLAIN.run.environment, ...fields } });

const ofThroughput = (): Sample => {
  const throughput = comparison('throughput', 0, 0.01, { role: 'gating', decides: true });
  const comparisons = [comparison('cpuPerRequest', 0, 0.01), throughput];
  const judged = benchmark('db/list', { verdict: 'no regression', because: reasonThatSays('x'), comparisons });
  return sample([judged], { verdict: 'passed', exitCode: 0 });
};
const SOLO = [aBenchmark('koa/updateUser', measured({ cpuPerRequest: [0, 0] }, solosOf({ maxMemory: [100], bootTime: [150] })))];
const STORED = {
  state: 'compared',
  runs: 7,
  newestCommit: 'd'.repeat(40),
  comparisons: [storedComparison('cpuPerRequest', 0.5, 0.08, { decides: true, adjustedP: 0, outcome: 'regressed' })],
  advisoryBecause: null,
} as const;

/** Reports, by what is to be seen in each. */
const REPORTS: Readonly<Record<string, readonly [report: Sample, judgedBy?: string]>> = {
  'a plain run': [PLAIN],
  'a budget': [withRun({ budgetMs: 90_000 })],
  'a budget of each joined run': [withRun({ budgetMs: 420_000, parts: 3 })],
  'no budget': [withRun({ budgetMs: null })],
  'where the time went, but for what took none': [
    withRun({ durationMs: 200_500, phasesMs: { preparing: 41_200, waiting: 0, counting: 64_000, rounds: 95_000, explaining: 300 } }),
  ],
  'another version that judged': [PLAIN, '0.2.0'],
  'the same version that judged': [PLAIN, '0.1.0'],
  'a limit of CPUs': [withEnvironment({ cores: 1, cpuLimit: 0.5 })],
  'limits of a metric that should be high': [ofThroughput()],
  'rules that can do nothing beside a base': [
    withRun({
      benchmarks: SOLO,
      policy: {
        ...POLICY,
        rules: (['maxMemory', 'bootTime'] as const).map((metric) => ({ benchmark: '**', metric, role: 'gating' as const })),
      },
    }),
  ],
  'no base, and stored runs': [
    sample(
      [benchmark('koa/updateUser', { verdict: 'regressed', because: reasonThatSays('x'), stored: STORED })],
      { verdict: 'regressed', exitCode: 1 },
      { base: null },
    ),
  ],
};

test('a report tells how it came about', async () => {
  const texts = Object.entries(REPORTS).map(([what, given]) => [`${what}:`, ...factsOf(...given).map((fact) => `- ${fact}`)].join('\n'));
  await assertGolden('method.txt', `${texts.join('\n\n')}\n`);
});
