import manifest from '../../package.json' with { type: 'json' };

/** Version of perf-gate. A module of its own, so that measuring processes do not load `package.json`. */
export const version = manifest.version;
