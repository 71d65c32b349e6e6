/** What edits that change nothing of the work do to a rule, and to the cost. */
import { METRICS } from '../../../src/metrics.ts';
import { LEAST_ROUNDS_OF_AN_EDIT } from '../study/changed-families.ts';
import type { EditScatter } from '../study/edit-scatter.ts';
import type { PlaceEvidence } from '../study/evidence.ts';
import { briefly } from '../study/places.ts';
import { formatDrawnRate, formatShare, thinMark } from './evidence-format.ts';

/** Of all places, ours alone; nothing where too few edits were recorded. */
export function describeEdits(places: readonly PlaceEvidence[]): readonly string[] {
  const told = places.flatMap((place) => {
    const sentences = [...describeAlarms(place), ...describeEditScatters(place.editScatters)];
    return sentences.length === 0 ? [] : [`- **${briefly(place)}**${thinMark('edit', place.thin)}: ${sentences.join(' ')}`];
  });
  return told.length === 0 ? [] : [
    `A member of a family of ten whose source was edited (\`edit\`) does the same work, so whoever calls it slower raises a false alarm. In each try all of its rounds have the same edit, as they have in a pull request; of each there are few (${LEAST_ROUNDS_OF_AN_EDIT} at the least), so that their chance counts as the edit's.`,
    told.join('\n'),
  ];
}

function describeAlarms({ edited, ofOneHalfHour }: PlaceEvidence): readonly string[] {
  return edited === null ? [] : [`perf-gate, standard, calls it slower in ${formatDrawnRate(edited.ours, ofOneHalfHour.has('edit'))} of 100 tries.`];
}

/** In a sentence; nothing where there is nothing to tell. */
export function describeEditScatters(scatters: readonly EditScatter[]): readonly string[] {
  if (scatters.length === 0) return [];
  const found = scatters.map(({ metric, benchmarks, edits, sd, most }) =>
    `${METRICS[metric].label} ${sd === 0 ? 'less than the rounds can tell' : formatShare(sd)}, at most ${formatShare(most)} (${edits} edits of ${benchmarks} benchmarks)`);
  return [`From one edit to another what it truly does to the cost scatters by this standard deviation: ${found.join('; ')}.`];
}
