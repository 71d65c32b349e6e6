import type { JudgedBenchmark, Judgement, RunFile } from '../model.ts';
import { concludeTogether, familyOf } from './conclusions.ts';
import { judgementOf } from './judgement.ts';
import { meanFigures, solosOf } from './solos.ts';
import { sideBySideEvidence } from './side-by-side.ts';
import { storedEvidence, storedResult } from './stored.ts';
import { verdictOfBenchmark } from './verdict.ts';

/**
 * Judges a recorded run: the same file gives the same judgement anywhere, at any time. Never throws on a RunFile that
 * fulfils its type with 0 < alpha ≤ 0.5; figures without a logarithm are left out.
 *
 * Method: a round's log ratio is the median over its slices; rounds are the sample of a one-sided t test of δ ≤ δ₀;
 * Holm over all gating comparisons of the run keeps the family-wise error of "regressed" at `policy.alpha`. Without a
 * base the stored runs of the same machine kind take the place of the duets: either the one or the other can decide,
 * so all that decides is one family.
 */
export function judge({ run, history }: RunFile): Judgement {
  const canDecide = run.base !== null && run.profile !== 'smoke';
  const weighed = run.benchmarks.map((record) => ({
    record,
    sideBySide: sideBySideEvidence(record, run.policy, canDecide),
    stored: storedEvidence(record, run, history),
  }));
  const allEvidence = weighed.flatMap(({ sideBySide, stored }) => [
    ...sideBySide.evidence,
    ...(stored.state === 'comparable' ? stored.evidence : []),
  ]);
  const conclude = concludeTogether(allEvidence, run.policy);

  const benchmarks = weighed.map(({ record, sideBySide, stored: weighedStored }): JudgedBenchmark => {
    const comparisons = sideBySide.evidence.map(conclude);
    const stored = storedResult(weighedStored, conclude);
    const { id, target, scenario, kind, version } = record;
    return {
      id,
      target,
      scenario,
      kind,
      version,
      ...verdictOfBenchmark({ record, run, comparisons, thin: sideBySide.thin, stored }),
      comparisons,
      stored,
      figures: meanFigures(solosOf(record.measurement)),
    };
  });
  return judgementOf(benchmarks, familyOf(allEvidence).length, run.policy);
}
