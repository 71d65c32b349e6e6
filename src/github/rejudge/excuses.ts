import type { BenchmarkRecord, Target } from '../../model.ts';
import { recordFilter, WHOLE_SUITE } from '../../plan/unmeasured.ts';
import { recordedText } from '../../model/reasons.ts';
import { describeReason } from '../../report/words.ts';

/** What the repository knows of a run's reasons not to compare something. */
export interface KnownOfExcuses {
  /** What base and head have alike. */
  readonly comparable: readonly Target[];
  /** Globs over the benchmarks that the gate is about; none: all of them. */
  readonly only: readonly string[];
  /** It was compared with a commit that, as far as GitHub says, is no base of the change. */
  readonly isComparedElsewhere: boolean;
}

/**
 * A benchmark that base and head have is lost where the run says that it is new or removed; and where it says that the change
 * cannot reach it, and means the change since a commit that is no base: since its own head nothing has changed.
 */
export function lostIfExcused(record: BenchmarkRecord, { comparable, only, isComparedElsewhere }: KnownOfExcuses): BenchmarkRecord {
  if (!recordFilter(only)(record) || !isKnown(record, comparable, isComparedElsewhere)) return record;
  const reason = whyNotBelieved(record, isComparedElsewhere);
  return reason === null ? record : { ...record, measurement: { state: 'lost', reason: recordedText(reason) } };
}

/**
 * What a suite contains is not known without running it, so a single task may be new or removed; but there is no excuse for
 * one beside a commit that is no base.
 */
function isKnown({ target, scenario }: BenchmarkRecord, comparable: readonly Target[], isComparedElsewhere: boolean): boolean {
  const trusted = comparable.find(({ name }) => name === target);
  if (trusted?.kind === 'server') return trusted.scenarios.some(({ name }) => name === scenario);
  return trusted !== undefined && (scenario === WHOLE_SUITE || isComparedElsewhere);
}

function whyNotBelieved({ measurement }: BenchmarkRecord, isComparedElsewhere: boolean): string | null {
  if (measurement.state === 'new') return `the base has it, and the run that was uploaded says that it is new; ${SAME_BASE}: ${describeReason(measurement.why)}`;
  if (measurement.state === 'removed') return 'base and head have it, and the run that was uploaded says that head does not have it any more';
  if (measurement.state !== 'unaffected' || !isComparedElsewhere) return null;
  return `the run that was uploaded says that the change cannot reach it, and means the change since a commit that is no base of it; ${SAME_BASE}`;
}

const SAME_BASE = 'where the step that measured has a `base`, give the step that publishes the same';
