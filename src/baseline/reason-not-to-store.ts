import { solosOf } from '../judge/solos.ts';
import type { Judgement, Run } from '../model.ts';

/**
 * Why a run does not become part of the baseline, as what follows a colon; null: it does. One that regressed is stored too,
 * with the mark that keeps it from being what later changes are compared with.
 */
export function reasonNotToStore({ benchmarks }: Pick<Run, 'benchmarks'>, verdict: Judgement['verdict']): string | null {
  if (verdict === 'invalid') return 'its measurement is invalid';
  if (verdict === 'failed') return 'a benchmark fails at this commit';
  return benchmarks.some(({ measurement }) => solosOf(measurement).length > 0) ? null : 'it has no figures';
}
