/** Whether the host kept a machine from its cores while nothing else ran on it: what is recorded then belongs to no quiet hour. */
import type { RoundOfBothArms } from '../../../src/model.ts';
import type { Recording } from './recorded-file.ts';

/** Fewer of servers tell nothing of an hour. */
const LEAST_ROUNDS = 10;

/** The recording as one on a contended host, where it began as a quiet one and others had of its arms' core. A task says nothing of that. */
export function seenFromWithin(recording: Recording): Recording {
  if (recording.session.neighbour !== 'quiet') return recording;
  // The fixtures wait for nothing, and rounds of the first days do not say so.
  const ofServers = recording.rounds.filter(({ slices }) => slices.cpuPerRequest !== undefined).map((round) => ({ ...round, waitingShare: round.waitingShare ?? 0 }));
  const isContended = ofServers.length >= LEAST_ROUNDS && areKeptFromCore(ofServers);
  return isContended ? { ...recording, session: { ...recording.session, neighbour: 'contended' } } : recording;
}

/** Less of the core than that has whatever wakes up now and then. */
const NOTICEABLE = 0.02;
/** On any machine a few rounds are kept from some of it. */
const MANY = 0.1;

/** The fields that tell how much of the shared core other processes had. */
type CoreUse = Pick<RoundOfBothArms, 'coreShare' | 'waitingShare' | 'unsettled' | 'clientSaturated'>;

/** Tells whether the arms had to share their core in more rounds than on any machine. */
export function areKeptFromCore(rounds: readonly CoreUse[]): boolean {
  const told = rounds.flatMap((round) => keptFromCore(round) ?? []);
  return told.filter((kept) => kept > NOTICEABLE).length > MANY * told.length;
}

/**
 * Fraction of the core that others had, on this machine or, of a virtual one, on its host. The core is idle only while base waits, so
 * it is at least what neither an arm took nor base waited through. null: not known, because the arms took turns, the load is left out,
 * or the client set its pace.
 */
function keptFromCore({ coreShare, waitingShare, unsettled, clientSaturated }: CoreUse): number | null {
  if (coreShare === null || waitingShare === undefined || unsettled || clientSaturated) return null;
  return 1 - coreShare.base - coreShare.head - waitingShare;
}
