import { fileURLToPath } from 'node:url';

/**
 * The files that run in other processes or threads. They are entries of the bundle of their own and lie beside this module,
 * in `dist/` as in the source.
 */
const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

type Entry = 'probe' | 'load-client' | 'paced-metronome' | 'suite-child';

export const entryUrl = (name: Entry): URL => new URL(`./${name}${extension}`, import.meta.url);

export const entryPath = (name: Entry): string => fileURLToPath(entryUrl(name));
