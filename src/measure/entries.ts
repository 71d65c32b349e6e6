import { fileURLToPath } from 'node:url';

/** The files that run in other processes or threads, and where their source is. They are entries of the bundle of their own, and lie beside each other there. */
const FOLDER_OF_SOURCE = { probe: 'probe', 'load-client': 'load', 'paced-metronome': 'load', 'suite-child': 'suite' } as const;

type Entry = keyof typeof FOLDER_OF_SOURCE;

const isSource = import.meta.url.endsWith('.ts');

export const entryUrl = (name: Entry): URL => new URL(isSource ? `./${FOLDER_OF_SOURCE[name]}/${name}.ts` : `./${name}.js`, import.meta.url);

export const entryPath = (name: Entry): string => fileURLToPath(entryUrl(name));

/** The folder that holds all of what measures, and nothing that is measured. */
export const INSTRUMENT_FOLDER = fileURLToPath(new URL('.', import.meta.url));
