/** Which sessions can be put together. */
import type { Neighbour, RecordedSession } from './recorded-file.ts';

/** What must be the same: figures of two machines, or of two ways of measuring, are two things. */
export type SessionKind = Pick<RecordedSession, 'neighbour' | 'environment' | 'procedure'>;

/** Equal for sessions that can be put together, in whatever order their procedure's figures stand. */
export function keyOfKind({ neighbour, environment, procedure }: SessionKind): string {
  return JSON.stringify([neighbour, environment.key, Object.entries(procedure).toSorted(([one], [other]) => (one < other ? -1 : 1))]);
}

export function ofKind<Recorded extends { readonly session: SessionKind }>(recordings: readonly Recorded[], kind: SessionKind): readonly Recorded[] {
  return recordings.filter(({ session }) => keyOfKind(session) === keyOfKind(kind));
}

/** Of what was recorded beside such a neighbour that which can be told of together with the newest of all, whatever stood beside it. */
export function ofNewestKind<Recorded extends { readonly session: SessionKind }>(recordings: readonly Recorded[], neighbour: Neighbour): readonly Recorded[] {
  const newest = recordings.at(-1);
  return newest === undefined ? [] : ofKind(recordings, { ...newest.session, neighbour });
}
