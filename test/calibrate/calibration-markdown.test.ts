import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Calibration, calibrate } from '../../src/calibrate/calibration.ts';
import { renderCalibration } from '../../src/calibrate/calibration-markdown.ts';
import type { NamedRun } from '../../src/calibrate/calibration-runs.ts';
import type { BenchmarkRecord, Config, Policy, Run } from '../../src/model.ts';
import { aBenchmark, around, aRun, measured, POLICY } from '../judge/records.ts';
import { seededRandom } from '../judge/seeded-noise.ts';
import { aNoisyBenchmark, aRecording } from './recorded.ts';

/** What is said only where it is true. */

type CalibratedBy = Pick<Config, 'file' | 'policy' | 'instructions'> | null;

const calibrated = (runs: readonly NamedRun[], config: CalibratedBy = null, pullRequests = 1): Calibration => calibrate(runs, { seed: 1, pullRequests, config, onProfile: () => {} });

const HELLO = aBenchmark('api/hello', measured({ cpuPerRequest: around(0, 0.004, 10) }));

const by = (instructions: Config['instructions'], policy: Policy = POLICY): CalibratedBy => ({ file: 'perf-gate.yml', policy, instructions });

describe('no budget is proposed for pull requests that may reach more than', () => {
  const parts: readonly (readonly [what: string, benchmarks: readonly BenchmarkRecord[], fields: Partial<Run>, because: RegExp, without: RegExp])[] = [
    ['was asked for', [HELLO], { only: ['api/*'] }, /these runs were asked for a part \(`api\/\*`\)/, /what these runs were not asked for:/],
    [
      'any change in these runs reached', [HELLO, aBenchmark('api/far', { state: 'unaffected' }), aBenchmark('api/off', { state: 'unaffected' })], {},
      /some of what was left out was never measured/, /what was left out \(2 benchmarks\):/,
    ],
  ];
  for (const [what, benchmarks, fields, because, without] of parts) {
    test(what, () => {
      const calibration = calibrated([aRecording(benchmarks, fields)]);
      const markdown = renderCalibration(calibration);
      assert.equal(calibration.proposal.isPart, true);
      assert.match(markdown, new RegExp(`No budget is proposed, because ${because.source}: what was measured does with ${calibration.proposal.budgetMs / 60_000}m, and a pull request that reaches more needs more\\.\n`));
      assert.match(markdown, new RegExp(`> False alarms, and what is seen, are without ${without.source}`));
      assert.doesNotMatch(markdown, /```yaml|The budget/);
    });
  }

  test('and what is left out for one reason is told in one line', () => {
    assert.match(renderCalibration(calibrated([aRecording(parts[1]![1])])), /^Left out: `api\/far` and `api\/off`, reached by no change in these runs\.$/m);
  });

  test('but where one of the runs was asked for everything there is one', () => {
    const markdown = renderCalibration(calibrated([aRecording([HELLO], { only: ['api/*'] }), aRecording([HELLO], { seed: 2 })]));
    assert.match(markdown, /```yaml\nbudget: \d+m\n```/);
  });
});

describe('of runs with a change', () => {
  const changed: NamedRun = { name: 'pull.json', file: { run: aRun({ benchmarks: [HELLO] }), history: [], acceptances: [] } };

  test('it is said what they are, and what they cannot show', () => {
    const markdown = renderCalibration(calibrated([changed]));
    assert.match(markdown, /^1 benchmark, from 1 run with a change in which nothing regressed or improved, on `linux-6[^`]*`\. Of rounds with a change their mean is taken out: /m);
    assert.doesNotMatch(markdown, /same code in both arms/);
  });

  test('it is said how many there are beside others', () => {
    const markdown = renderCalibration(calibrated([changed, aRecording([HELLO], { seed: 2 }), aRecording([HELLO], { seed: 3 })]));
    assert.match(markdown, /, from 2 runs with the same code in both arms and 1 run with a change in which nothing regressed or improved, on /);
  });
});

for (const sd of [0.3, 3]) {
  test(`a threshold that would call slowdowns "no regression" which are inconclusive now is not proposed where a round varies by ${100 * sd} %`, () => {
    const calibration = calibrated([aRecording([aNoisyBenchmark('db/list', { cpuPerRequest: sd }, { random: seededRandom(4), rounds: 40 })])]);
    assert.deepEqual(calibration.proposal.rules, []);
    const markdown = renderCalibration(calibration);
    assert.match(markdown, /^> No threshold up to 5 % \(policy\.noRegressionOver\) is above the noise of CPU per request of db\/list \(which asks for \d+(\.\d)? %\), so none is proposed\./m);
    assert.doesNotMatch(markdown, /rules:|→|can stay as they are/);
  });
}

describe('a configuration that is given', () => {
  test('has its policy hold instead of what the run was recorded with, and that is said', () => {
    const calibration = calibrated([aRecording([HELLO])], by('off', { ...POLICY, noRegressionOver: 0.08 }));
    assert.equal(calibration.policy.noRegressionOver, 0.08);
    const markdown = renderCalibration(calibration);
    assert.match(markdown, /They are judged by the policy of `perf-gate\.yml`\. /);
    assert.doesNotMatch(markdown, /--config|Counting instructions/);
  });

  test('and requires instructions has the time for them in the budget', () => {
    const [auto, required] = (['auto', 'required'] as const).map((instructions) => calibrated([aRecording([HELLO])], by(instructions)));
    assert.equal(required!.proposal.budgetMs - auto!.proposal.budgetMs, 8 * 60_000);
    assert.match(renderCalibration(auto!), /^> Counting instructions comes after the rounds, .* on top of the minutes above\.$/m);
    assert.match(renderCalibration(required!), /^> Counting instructions comes after the rounds, .* 8 min 0 s are kept for them\.$/m);
  });

  test('and counts instructions has nothing convicted early that would not hold beside them', () => {
    // Every rise is one, and what convicts a fifth of the unchanged convicts a tenth in twice the family.
    const eager: Policy = { ...POLICY, alpha: 0.5, noRegressionOver: 0.001, rules: [{ benchmark: '**', metric: '*', delta0: 0, threshold: 0.001 }] };
    const recording = aRecording([aNoisyBenchmark('api/hello', { cpuPerRequest: 0.02 }, { random: seededRandom(4), rounds: 40 })]);
    const [without, beside] = (['off', 'auto'] as const).map((instructions) => calibrated([recording], by(instructions, eager), 100).predictions.map(({ duets }) => duets.mean));
    assert.notDeepEqual(without, beside);
  });
});

test('without a configuration instructions are counted where any of the runs counted some', () => {
  const counted = aBenchmark('api/hello', { ...measured({ cpuPerRequest: around(0, 0.004, 10) }), instructions: [{ base: 100, head: 100 }] });
  assert.deepEqual([HELLO, counted].map((record) => calibrated([aRecording([record])]).instructions), ['off', 'auto']);
});
