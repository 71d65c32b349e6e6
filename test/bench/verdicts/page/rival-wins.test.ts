import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BARE_DIFFERENCE, entrantsFor, PAIRED_T } from '../../../../bench/verdicts/study/entrants.ts';
import { describeReasons, describeRivalsLeftOut, describeRivalWins } from '../../../../bench/verdicts/page/rival-wins.ts';
import type { LabelledPower } from '../../../../bench/verdicts/page/labelled-power.ts';
import { powerWith } from './sample-power.ts';

test('a rule that sees less, or more by chance alone, wins nothing', () => {
  assert.deepEqual(describeRivalWins([powerWith(90, [80, -0.2], [89, -0.05]), powerWith(50, [65, 0], [50, -0.1])]), []);
});

test('a rule that always sees a little more on the same tries wins, however far either rate may be off', () => {
  const wins = describeRivalWins([powerWith(50, [54, 0.01], [50, -0.02])]);
  assert.equal(wins.length, 1);
  assert.match(wins[0]!, /perf-gate, its limit moved too, sees it in 50 \(40–60 %\)\. benchstat sees it in 54 .*, of the same tries in 4\.0 \(1\.0–60 %\) more\./);
});

test('a rule that is ahead on these tries wins them, though on other benchmarks it might win none', () => {
  const [wins] = describeRivalWins([powerWith(50, [60, -0.1, 0.3, true], [50, -0.02])]);
  assert.match(wins!, /benchstat sees it in 60 .*, of the same tries in 10 \(-10–30 %\) more \(on other benchmarks, or at other hours, it might be none\)\.$/);
});

test('every column in which another rule wins is told, and no other', () => {
  const [wins, ...others] = describeRivalWins([powerWith(20, [60, 0.3], [70, 0.4]), powerWith(90, [80, -0.2], [89, -0.05])]);
  assert.match(wins!, /^Families of 10, cpu-3: perf-gate, its limit moved too, sees it in 20 \(13–29 %\)\. benchstat sees it in 60 \(50–70 %\), of the same tries in 40 \(30–60 %\) more; a paired t test sees it in 70 .* more\.$/);
  assert.deepEqual(others, []);
});

const reasonsOf = (...power: readonly LabelledPower[]): readonly string[] => describeReasons([{ of: 'B, quiet', power }]);

test('where the pairs alone are ahead as well, it is by when we look', () => {
  const [reason, ...others] = reasonsOf(powerWith(20, [60, 0.3], [70, 0.4]), powerWith(90, [80, -0.2], [89, -0.05]));
  assert.match(reason!, /^A plain paired t test sees more: the rounds show it, .* look several times, .* So it is in: B, quiet, cpu-3, family of 10\.$/);
  assert.deepEqual(others, [], 'of what nobody wins there is nothing to explain');
});

for (const [paired, leadLow] of [[97, -0.01], [98, 0], [15, -0.1]] as const) {
  test(`where the pairs alone see ${paired} % and are not ahead of us beyond chance, no reason is known`, () => {
    const [reason] = reasonsOf(powerWith(97, [100, 0.01], [paired, leadLow]));
    assert.match(reason!, /^Neither a plain paired t test nor the bare difference of .* is not known from this\./);
    assert.doesNotMatch(reason!, /look several times/);
  });
}

test('where it is not the pairs but their bare difference that is ahead, it is by estimating no noise', () => {
  const [reason] = reasonsOf(powerWith(89, [98, 0.03], [94, -0.01], [97, 0.02]));
  assert.match(reason!, /^A plain paired t test is not ahead .*, and the bare difference of the same pairs, .*, is: .* by estimating no noise\. .* a project would not know it/);
});

test('a reason is told once, with all columns that it holds of', () => {
  const won = powerWith(20, [60, 0.3], [70, 0.4]);
  const [reason, ...others] = describeReasons([{ of: 'B, quiet', power: [won, { ...won, size: 100 }] }, { of: 'A, busy', power: [won] }]);
  assert.match(reason!, / So it is in: B, quiet, cpu-3, family of 10; B, quiet, cpu-3, family of 100; A, busy, cpu-3, family of 10\.$/);
  assert.deepEqual(others, []);
});

test('tools that are missing from any column are named, and nobody where none is', () => {
  const power = [powerWith(20, [20, 0], [20, 0])];
  assert.match(describeRivalsLeftOut(power, entrantsFor(10)).join(), /more than 10 % of what was recorded of a benchmark: github-action-benchmark, .*CodSpeed.*, Node core\. Nothing/);
  assert.deepEqual(describeRivalsLeftOut(power, [{ tool: 'benchstat' }, { tool: PAIRED_T }, { tool: BARE_DIFFERENCE }]), []);
});
