/** Places where rounds were recorded: a kind of machine, beside a kind of neighbour. Figures of two places are never put together. */
import { PROCEDURE } from '../../src/measure/procedure.ts';
import type { Neighbour, RecordedRound, RecordedSession, Recording } from './recordings.ts';

export interface Place extends Pick<RecordedSession, 'neighbour' | 'environment'> {
  /** A letter for the kind of machine, in the order of recording. */
  readonly machine: string;
  /** Rounds are measured today as they were there. */
  readonly isOfToday: boolean;
  readonly recordings: readonly Recording[];
}

const ORDER: readonly Neighbour[] = ['quiet', 'busy', 'contended'];

/** The machine with most rounds first. */
export function placesOf(recorded: readonly Recording[]): readonly Place[] {
  const machines = [...Map.groupBy(recorded.map(seenFromWithin), ({ session }) => session.environment.key).values()];
  return machines
    .map((ofMachine, index) => ({ ofMachine, machine: String.fromCodePoint('A'.codePointAt(0)! + index) }))
    .toSorted((one, other) => countRounds(other.ofMachine) - countRounds(one.ofMachine))
    .flatMap(({ ofMachine, machine }) =>
      ORDER.flatMap((neighbour): readonly Place[] => {
        const recordings = ofMachine.filter(({ session }) => session.neighbour === neighbour);
        if (recordings.length === 0) return [];
        const { procedure, environment } = recordings.at(-1)!.session;
        return [
          {
            machine,
            neighbour,
            environment,
            isOfToday: areAlike(procedure, { ...PROCEDURE }, isAny),
            recordings: asTheNewest(recordings, procedure),
          },
        ];
      }),
    );
}

const countRounds = (recordings: readonly Recording[]): number => recordings.reduce((sum, { rounds }) => sum + rounds.length, 0);

/** Those that were measured as the newest. Of others that measured servers in another way, and tasks in the same, the tasks. */
function asTheNewest(recordings: readonly Recording[], newest: RecordedSession['procedure']): readonly Recording[] {
  return recordings.flatMap((recording) => {
    const { procedure } = recording.session;
    if (areAlike(procedure, newest, isAny)) return [recording];
    return areAlike(procedure, newest, isOfTasks)
      ? [{ ...recording, rounds: recording.rounds.filter(({ slices }) => slices.nsPerOp !== undefined) }]
      : [];
  });
}

type Procedure = Readonly<Record<string, number>>;

const isAny = (): boolean => true;
const isOfTasks = (field: string): boolean => field === 'version' || field.startsWith('suite');

/** A field that one of them lacks belongs to a stretch that it did not measure. */
function areAlike(one: Procedure, other: Procedure, concerns: (field: string) => boolean): boolean {
  return Object.keys(one)
    .filter((field) => field in other && concerns(field))
    .every((field) => one[field] === other[field]);
}

/** Fewer rounds of servers tell nothing of an hour. */
const LEAST_ROUNDS = 10;
/** Whatever wakes up now and then takes less of the core. */
const NOTICEABLE = 0.02;
/** On any machine a few rounds are kept from some of it. */
const MANY = 0.1;

/** A quiet recording is one of a contended host where others had some of the core in many rounds of servers. Tasks do not tell. */
function seenFromWithin(recording: Recording): Recording {
  const ofServers = recording.rounds.filter(({ slices }) => slices.cpuPerRequest !== undefined);
  const taken = ofServers.flatMap((round) => takenByOthers(round) ?? []);
  const isContended =
    recording.session.neighbour === 'quiet' &&
    ofServers.length >= LEAST_ROUNDS &&
    taken.filter((share) => share > NOTICEABLE).length > MANY * taken.length;
  return isContended ? { ...recording, session: { ...recording.session, neighbour: 'contended' } } : recording;
}

/** Fraction of the core that neither an arm took nor base waited through; null: not known. */
function takenByOthers({ coreShare, waitingShare, isUnusable }: RecordedRound): number | null {
  return coreShare === null || isUnusable ? null : 1 - coreShare.base - coreShare.head - waitingShare;
}
