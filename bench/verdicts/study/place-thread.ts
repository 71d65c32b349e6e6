/** What {@link workOutInThread} starts. */
import { parentPort, workerData } from 'node:worker_threads';
import { PROCEDURE } from '../../../src/measure/procedure.ts';
import { openPlaces, workOut } from './evidence.ts';
import { placeOf } from './places.ts';
import { readRecordings } from '../recording/recorded-folder.ts';
import type { FromPlaceThread, PlaceWanted } from './work-out-in-thread.ts';

const { index, families } = workerData as PlaceWanted;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- windows have origins, threads have none
const pass = (told: FromPlaceThread): void => { parentPort!.postMessage(told); };
const place = openPlaces({ recordings: await readRecordings(), procedure: { ...PROCEDURE }, families }).places[index]!;
const { entrants: _, ...worked } = workOut(place, (text) => { pass({ text: `${placeOf({ machine: place.machine, neighbour: place.setting.neighbour })}: ${text}` }); });
pass({ worked });
