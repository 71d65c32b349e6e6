import type { Answer } from './state.ts';

/** What goes wrong on the way: nothing comes back, or the connection ends in the middle of it. */
export type Silence = 'no answer' | 'breaks off';

/** What a request gets instead of its answer. */
export interface Interruption {
  readonly instead: Answer | Silence;
  /** null: whatever is asked next. */
  readonly operation: string | null;
  readonly isCarriedOut: boolean;
}

/** Interruptions that wait for their requests, each for one. */
export class Interruptions {
  readonly #waiting: Interruption[] = [];

  add(times: number, interruption: Interruption): void {
    for (let count = 0; count < times; count += 1) this.#waiting.push(interruption);
  }

  /** The first that a request to `operation` gets; null: none. */
  take(operation: string): Interruption | null {
    const index = this.#waiting.findIndex((waiting) => waiting.operation === null || waiting.operation === operation);
    return index === -1 ? null : (this.#waiting.splice(index, 1)[0] ?? null);
  }
}
