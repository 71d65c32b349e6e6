/** Which sessions can be put together. */
import type { RecordedRound, RecordedSession, Recording } from './recorded-file.ts';

/** What must be the same: figures of two machines, or of two ways of measuring, are two things. */
export type SessionKind = Pick<RecordedSession, 'neighbour' | 'environment' | 'procedure'>;

interface OfSession {
  readonly session: SessionKind;
}

/** Equal for procedures that measure alike, in whatever order their figures stand. */
export function keyOfProcedure(procedure: SessionKind['procedure']): string {
  return JSON.stringify(Object.entries(procedure).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Equal for procedures that measure tasks alike: how servers are measured is nothing to them. */
export function keyOfTaskProcedure(procedure: SessionKind['procedure']): string {
  return keyOfProcedure(Object.fromEntries(Object.entries(procedure).filter(([name]) => name === 'version' || name.startsWith('suite'))));
}

/** Whether both are of one machine kind beside one neighbour, however they were measured. */
export const areOfOnePlace = (one: SessionKind, other: SessionKind): boolean => one.neighbour === other.neighbour && one.environment.key === other.environment.key;

/** Sessions of the kind, and of those at the same place that measured servers otherwise, and tasks alike, the tasks. */
export function ofKind(recordings: readonly Recording[], kind: SessionKind): readonly Recording[] {
  const atPlace = recordings.filter(({ session }) => areOfOnePlace(session, kind));
  const tasks = new Set(atPlace.flatMap(({ rounds }) => rounds.filter(isOfTask).map(({ benchmark }) => benchmark)));
  return atPlace.flatMap((recording) => {
    const { procedure } = recording.session;
    if (keyOfProcedure(procedure) === keyOfProcedure(kind.procedure)) return recording;
    if (keyOfTaskProcedure(procedure) !== keyOfTaskProcedure(kind.procedure)) return [];
    const rounds = recording.rounds.filter(isOfTask);
    const failures = recording.failures.filter(({ benchmark }) => tasks.has(benchmark));
    return rounds.length + failures.length === 0 ? [] : { ...recording, rounds, failures };
  });
}

const isOfTask = ({ slices }: RecordedRound): boolean => slices.nsPerOp !== undefined;

/**
 * Of each machine, in the order in which it was first recorded, and beside each neighbour the kind that was recorded there last:
 * by an older procedure other figures came about, and where there are newer ones they are told of no more.
 *
 * @param recordings in the order of time
 */
export function newestKinds(recordings: readonly OfSession[]): readonly SessionKind[] {
  const byMachine = Map.groupBy(recordings, ({ session }) => session.environment.key);
  return [...byMachine.values()].flatMap((ofMachine) =>
    [...Map.groupBy(ofMachine, ({ session }) => session.neighbour).values()].map((together) => together.at(-1)!.session));
}
