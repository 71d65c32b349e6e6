/** The samples are judged by hand, to hold in few lines what takes many rounds. None may say what the judge never says. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { acceptedVerdict } from '../../src/judge/acceptance.ts';
import { judge } from '../../src/judge/judge.ts';
import { type BenchmarkVerdict, decisiveOf, doubtOf, verdictOfBenchmark } from '../../src/judge/verdict.ts';
import type { StoredResult } from '../../src/model.ts';
import type { Sample } from './sample-run.ts';
import { SAMPLES } from './samples.ts';
import { describeReason } from '../../src/report/words.ts';

/** What the judge makes of a sample's comparisons or, without any, of its record. */
function verdictsOf({ run, judgement }: Sample): readonly BenchmarkVerdict[] {
  return judgement.benchmarks.map(({ comparisons, stored, acceptance }, position) => {
    const decisive = decisiveOf({ run, comparisons, thin: [], stored, uncompared: [] });
    const record = run.benchmarks[position]!;
    const reached = verdictOfBenchmark({ record, run, stored, decisive });
    return acceptance === null ? reached : acceptedVerdict(reached, { acceptance, doubt: doubtOf(decisive) });
  });
}

const told = ({ verdict, because }: BenchmarkVerdict): readonly string[] => [verdict, describeReason(because)];
const inWords = (stored: StoredResult): readonly unknown[] => [
  stored.state,
  stored.state === 'nothing to compare' && describeReason(stored.reason),
  stored.otherLoads,
];

for (const [name, given] of Object.entries(SAMPLES)) {
  test(`verdicts, reasons, and why there is no figure, are those that the judge gives: ${name}`, () => {
    const { run, judgement } = given;
    assert.deepEqual(judgement.benchmarks.map(told), verdictsOf(given).map(told));
    const judged = judge({ run, history: [], acceptances: [] }).benchmarks;
    for (const [position, { id, absence, stored }] of judgement.benchmarks.entries()) {
      assert.equal(absence, judged[position]!.absence, id);
      if (stored.state === 'nothing to compare') assert.deepEqual(inWords(stored), inWords(judged[position]!.stored), id);
    }
  });
}
