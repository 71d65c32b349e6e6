/** Which sessions can be put together. */
import type { RecordedSession } from './recorded-file.ts';

/** What must be the same: figures of two machines, or of two ways of measuring, are two things. */
export type SessionKind = Pick<RecordedSession, 'neighbour' | 'environment' | 'procedure'>;

interface OfSession {
  readonly session: SessionKind;
}

/** Equal for sessions that can be put together. */
export function keyOfKind({ neighbour, environment, procedure }: SessionKind): string {
  return JSON.stringify([neighbour, environment.key, keyOfProcedure(procedure)]);
}

/** Equal for procedures that measure alike, in whatever order their figures stand. */
export function keyOfProcedure(procedure: SessionKind['procedure']): string {
  return JSON.stringify(Object.entries(procedure).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export function ofKind<Recorded extends OfSession>(recordings: readonly Recorded[], kind: SessionKind): readonly Recorded[] {
  return recordings.filter(({ session }) => keyOfKind(session) === keyOfKind(kind));
}

/**
 * Of each machine, in the order in which it was first recorded, the kinds that were measured there like its newest: by an older
 * procedure other figures came about, and they are told of no more.
 *
 * @param recordings in the order of time
 */
export function newestKinds(recordings: readonly OfSession[]): readonly SessionKind[] {
  const byMachine = Map.groupBy(recordings, ({ session }) => session.environment.key);
  return [...byMachine.values()].flatMap((ofMachine) => {
    const newest = keyOfProcedure(ofMachine.at(-1)!.session.procedure);
    const alike = ofMachine.filter(({ session }) => keyOfProcedure(session.procedure) === newest);
    return [...Map.groupBy(alike, ({ session }) => session.neighbour).values()].map((together) => together[0]!.session);
  });
}
