/** Which sessions can be put together. */
import type { Neighbour, RecordedSession } from './recorded-file.ts';

/** What must be the same: figures of two machines, or of two ways of measuring, are two things. */
export type SessionKind = Pick<RecordedSession, 'neighbour' | 'environment' | 'procedure'>;

/** Equal for sessions that can be put together, in whatever order their procedure's figures stand. */
export function keyOfKind({ neighbour, environment, procedure }: SessionKind): string {
  return JSON.stringify([neighbour, environment.key, Object.entries(procedure).toSorted(([one], [other]) => (one < other ? -1 : 1))]);
}

/** What was recorded beside such a neighbour on the same machine kind and by the same procedure as the newest of it. */
export function ofNewestKind<Recorded extends { readonly session: SessionKind }>(recordings: readonly Recorded[], neighbour: Neighbour): readonly Recorded[] {
  const beside = recordings.filter(({ session }) => session.neighbour === neighbour);
  const newest = beside.at(-1);
  return newest === undefined ? [] : beside.filter(({ session }) => keyOfKind(session) === keyOfKind(newest.session));
}
