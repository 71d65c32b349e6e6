/** Whether the host kept a machine from its cores while nothing else ran on it: what is recorded then belongs to no quiet hour. */
import { contentionOf } from '../../../src/judge/load-facts.ts';
import type { Recording } from './recorded-file.ts';

/** Fewer of servers tell nothing of an hour. */
const LEAST_ROUNDS = 10;

/** The recording as one on a contended host, where it began as a quiet one and others had of its arms' core. A task says nothing of that. */
export function seenFromWithin(recording: Recording): Recording {
  if (recording.session.neighbour !== 'quiet') return recording;
  // The fixtures wait for nothing, and rounds of the first days do not say so.
  const ofServers = recording.rounds.filter(({ slices }) => slices.cpuPerRequest !== undefined).map((round) => ({ ...round, waitingShare: round.waitingShare ?? 0 }));
  const isContended = ofServers.length >= LEAST_ROUNDS && contentionOf(ofServers) !== null;
  return isContended ? { ...recording, session: { ...recording.session, neighbour: 'contended' } } : recording;
}
