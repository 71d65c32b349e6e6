import manifest from '../../package.json' with { type: 'json' };

/** Of this program, as every run records it. By itself: the processes that measure must load no file of the package but their own. */
export const version = manifest.version;
