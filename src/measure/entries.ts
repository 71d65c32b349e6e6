import { fileURLToPath } from 'node:url';

/**
 * The files that run in other processes. They are entries of the bundle of their own and lie beside this module,
 * in `dist/` as in the source.
 */
const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

export const entryUrl = (name: 'probe' | 'load-client' | 'suite-child'): URL => new URL(`./${name}${extension}`, import.meta.url);

export const entryPath = (name: 'probe' | 'load-client' | 'suite-child'): string => fileURLToPath(entryUrl(name));
