import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { JudgedBenchmark } from '../../src/model.ts';
import { headlineOf, toPlainText } from '../../src/report/headline.ts';
import { benchmark, comparison, POLICY, sample, type Sample } from './sample-run.ts';
import { recordedText } from '../../src/model/reasons.ts';

const many = (count: number, verdict: JudgedBenchmark['verdict']): readonly JudgedBenchmark[] =>
  Array.from({ length: count }, (_, index) => benchmark(`a/${index}`, { verdict, because: recordedText('x'), comparisons: [comparison('cpuPerRequest', 0.1, 0.01, { outcome: verdict === 'regressed' ? 'regressed' : 'inconclusive' })] }));

const failing = (benchmarks: readonly JudgedBenchmark[]): Sample => sample(benchmarks, { verdict: 'inconclusive', exitCode: 4 }, { policy: { ...POLICY, onInconclusive: 'fail' } });

const purposeOf = (given: Sample): string | undefined => headlineOf(given).command?.purpose;

describe('the words that lead to a command', () => {
  it('say how many it names, where it cannot name all', () => {
    assert.equal(purposeOf(failing(many(3, 'inconclusive'))), 'Measure longer');
    assert.equal(purposeOf(failing(many(4, 'inconclusive'))), 'Measure longer, 3 of 4 benchmarks');
    assert.equal(purposeOf(sample(many(5, 'regressed'), { verdict: 'regressed', exitCode: 1 })), 'Reproduce, 3 of 5 benchmarks');
    const invalid = many(4, 'invalid').map((judged) => ({ ...judged, comparisons: [] }));
    assert.equal(purposeOf(sample(invalid, { verdict: 'invalid', exitCode: 3 })), 'Measure again, 3 of 4 benchmarks');
  });

  it('count a benchmark once, in however many environments it is', () => {
    const variants = ['Node v22.20.0', 'Node v24.21.0'].flatMap((variant) => many(2, 'regressed').map((judged) => ({ ...judged, variant })));
    assert.equal(purposeOf(sample(variants, { verdict: 'regressed', exitCode: 1 })), 'Reproduce, on Node v22.20.0 and Node v24.21.0');
  });

  it('say nothing where a command that names none measures everything', () => {
    const long = many(4, 'inconclusive').map((judged) => ({ ...judged, id: `${judged.id}${'x'.repeat(300)}` }));
    assert.equal(purposeOf(failing(long)), 'Measure longer');
  });
});

/** A run that has measured nothing, for want of a program in all of these but the last so many. */
function unmeasured(count: number, interrupted: number): Sample {
  const benchmarks = Array.from({ length: count }, (_, index) =>
    benchmark(`a/${index}`, { verdict: 'not measured', because: recordedText(index < count - interrupted ? 'redis-server is not installed (apt-get install redis-server)' : 'the run was interrupted before its turn') }));
  return sample(benchmarks, { verdict: 'nothing measured', exitCode: 0 });
}

describe('where nothing was measured', () => {
  it('for want of a program, the reason says how to get it, and no command would help', () => {
    const { explanation, command } = headlineOf(unmeasured(2, 0));
    assert.equal(toPlainText(explanation), 'a/0: redis-server is not installed (apt-get install redis-server). Nothing is said about the change; all reasons are below.');
    assert.equal(command, null);
  });

  it('the command measures what a program is there for', () => {
    const { command } = headlineOf(unmeasured(6, 5));
    assert.equal(command?.purpose, 'Measure them, 3 of 5 benchmarks');
    assert.match(command?.line ?? '', /--only 'a\/1' --only 'a\/2' --only 'a\/3' /);
  });
});
