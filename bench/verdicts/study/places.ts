/** Where rounds were recorded: what is worked out of one place knows nothing of the others. */
import type { Neighbour } from '../recording/recorded-file.ts';
import type { SessionKind } from '../recording/session-kind.ts';

/** A kind of machine, beside a kind of neighbour. */
export interface Place extends Pick<SessionKind, 'neighbour' | 'environment'> {
  /** A letter for its kind of machine, in the order in which they were first recorded. */
  readonly machine: string;
}

/** What rounds were recorded beside. */
export const BESIDE: Readonly<Record<Neighbour, string>> = { quiet: 'with nothing else running', busy: 'with a busy neighbour process', contended: 'on a contended host' };

/** `on machine A, with nothing else running` */
export const placeOf = ({ machine, neighbour }: Pick<Place, 'machine' | 'neighbour'>): string => `on machine ${machine}, ${BESIDE[neighbour]}`;

/** All that rounds can be recorded beside on purpose: whether a host is contended nobody here decides. */
export const NEIGHBOURS: readonly Neighbour[] = ['quiet', 'busy'];

/** `B, quiet`: in tables, and in lists of places. */
export const briefly = ({ machine, neighbour }: Pick<Place, 'machine' | 'neighbour'>): string => `${machine}, ${neighbour}`;
