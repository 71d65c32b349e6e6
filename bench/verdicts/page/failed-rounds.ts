/** What families would be blocked by, besides a rule's verdict: rounds that fail. */
import { sum } from 'simple-statistics';
import { clopperPearson } from '../study/clopper-pearson.ts';
import type { PlaceEvidence } from '../study/evidence.ts';
import { formatShare } from './evidence-format.ts';

const LEVEL = 0.95;
const METRICS_OF_A_FAMILY = 10;

/**
 * Of all places together. A failing round is measured again, and the benchmark has failed where that one fails as well: f² of the
 * rounds, where one failure tells nothing of the next.
 *
 * @param places at least one
 */
export function describeBlockingByFailures(places: readonly Pick<PlaceEvidence, 'tried' | 'meanRounds'>[]): string {
  const unchanged = places.flatMap(({ tried }) => tried.filter(({ injection }) => injection === 'none'));
  const [failed, all] = [sum(unchanged.map((one) => one.failed)), sum(unchanged.map((one) => one.tried))];
  const most = Math.max(...places.map(({ meanRounds }) => meanRounds));
  const blocked = (shareOfRounds: number): string => formatShare(Math.min(1, METRICS_OF_A_FAMILY * most * shareOfRounds ** 2));
  return `Not among these alarms is a benchmark that blocks because head failed, in a round and in the same round measured again: ${failed} of ${all} unchanged rounds of all places failed, in either arm, so of families of ten about ${blocked(failed / all)} would be blocked by that (10·n·f², of n rounds a benchmark and the share f of them that fails; ${blocked(clopperPearson(failed, all, LEVEL).high)} by the upper bound of f), were each failure head's and none told of the next.`;
}
