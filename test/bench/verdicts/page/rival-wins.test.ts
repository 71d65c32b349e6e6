import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BARE_DIFFERENCE, entrantsFor, PAIRED_T } from '../../../../bench/verdicts/study/entrants.ts';
import { describeRivalsLeftOut, describeRivalWins } from '../../../../bench/verdicts/page/rival-wins.ts';
import { powerWith } from './sample-power.ts';

test('a rule that sees less, or more by chance alone, wins nothing', () => {
  assert.deepEqual(describeRivalWins([powerWith(90, [80, -0.2], [89, -0.05]), powerWith(50, [65, 0], [50, -0.1])]), []);
});

test('a rule that always sees a little more on the same tries wins, however far either rate may be off', () => {
  const wins = describeRivalWins([powerWith(50, [54, 0.01], [50, -0.02])]);
  assert.equal(wins.length, 1);
  assert.match(wins[0]!, /perf-gate, its limit moved too, sees it in 50 \(40–60 %\)\. benchstat sees it in 54 .*, of the same tries in 4\.0 \(1\.0–60 %\) more\./);
});

test('where the pairs alone are ahead as well, it is by when we look', () => {
  const [wins, ...others] = describeRivalWins([powerWith(20, [60, 0.3], [70, 0.4]), powerWith(90, [80, -0.2], [89, -0.05])]);
  assert.match(wins!, /^Families of 10, cpu-3: perf-gate, its limit moved too, sees it in 20 \(13–29 %\)\. benchstat sees it in 60 \(50–70 %\), of the same tries in 40 \(30–60 %\) more; a paired t test sees it in 70 .* A plain paired t test sees it in 70 %: the rounds show it, .* look several times/);
  assert.deepEqual(others, []);
});

for (const [paired, leadLow] of [[97, -0.01], [98, 0], [15, -0.1]] as const) {
  test(`where the pairs alone see ${paired} % and are not ahead of us beyond chance, no reason is known`, () => {
    const [wins] = describeRivalWins([powerWith(97, [100, 0.01], [paired, leadLow])]);
    assert.match(wins!, new RegExp(`benchstat sees it in 100 .* A plain paired t test sees it in ${paired} %, and the bare difference of .* in 0\\.0 %, neither of which is ahead .* is not known from this\\.$`));
    assert.doesNotMatch(wins!, /look several times/);
  });
}

test('where it is not the pairs but their bare difference that is ahead, it is by estimating no noise', () => {
  const [wins] = describeRivalWins([powerWith(89, [98, 0.03], [94, -0.01], [97, 0.02])]);
  assert.match(wins!, /A plain paired t test sees it in 94 %, which is not ahead .*, and the bare difference of the same pairs, .*, in 97 %: .* by estimating no noise\. .* a project would not know it/);
});

test('tools that are missing from any column are named, and nobody where none is', () => {
  const power = [powerWith(20, [20, 0], [20, 0])];
  assert.match(describeRivalsLeftOut(power, entrantsFor(10)).join(), /more than 10 % of what was recorded of a benchmark: github-action-benchmark, .*CodSpeed.*, Node core\. Nothing/);
  assert.deepEqual(describeRivalsLeftOut(power, [{ tool: 'benchstat' }, { tool: PAIRED_T }, { tool: BARE_DIFFERENCE }]), []);
});
