/** Begins something when its turn has come; gives what comes of it. */
type TakeTurn = <Result>(begin: () => Promise<Result>) => Promise<Result>;

/** The order in which things are done that may, or may not, be done at the same time. None of them may wait for a turn itself. */
export interface Turns {
  /** Beside others, but for one that is alone, or waits to be. */
  readonly beside: TakeTurn;
  /** Once all that came before has ended, and before anything that comes later. */
  readonly alone: TakeTurn;
}

/** However one of them ends, the next begins. */
export function openTurns(): Turns {
  let lastAlone: Promise<unknown> = Promise.resolve();
  let allSoFar: Promise<unknown> = Promise.resolve();
  return {
    beside: (begin) => {
      const turn = lastAlone.then(begin);
      allSoFar = Promise.allSettled([allSoFar, turn]);
      return turn;
    },
    alone: (begin) => {
      const turn = allSoFar.then(begin);
      lastAlone = Promise.allSettled([turn]);
      allSoFar = lastAlone;
      return turn;
    },
  };
}
