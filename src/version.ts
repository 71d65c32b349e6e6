import manifest from '../package.json' with { type: 'json' };

/** Of this program, as every run records it. */
export const version = manifest.version;
