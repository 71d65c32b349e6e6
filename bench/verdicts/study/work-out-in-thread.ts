import { Worker } from 'node:worker_threads';
import { entrantsFor } from './entrants.ts';
import type { PlaceEvidence, Sources } from './evidence.ts';

/** Which place of what was recorded, in the order of the page. */
export interface PlaceWanted extends Pick<Sources, 'families'> {
  readonly index: number;
}

/** What passes from the thread. Rules are functions, and cannot. */
export type FromPlaceThread = { readonly text: string } | { readonly worked: Omit<PlaceEvidence, 'entrants'> };

/**
 * A place takes minutes, and knows nothing of the others.
 *
 * @param tell what is done next
 */
export async function workOutInThread(wanted: PlaceWanted, tell: (text: string) => void): Promise<PlaceEvidence> {
  const thread = new Worker(new URL('place-thread.ts', import.meta.url), { workerData: wanted });
  return new Promise((resolve, reject) => {
    thread.on('error', reject);
    thread.on('message', (told: FromPlaceThread) => {
      if ('text' in told) tell(told.text);
      else resolve({ ...told.worked, entrants: entrantsFor(Math.ceil(told.worked.meanRounds)) });
    });
  });
}
