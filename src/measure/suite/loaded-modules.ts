import module from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Loads something, and tells the files of the modules that were loaded for it. ES modules can be seen only while they are
 * resolved, so the hook is there for as long as that takes (older versions of Node have none). Those of CommonJS lie in a
 * cache, with the ones that options for Node preload.
 */
export async function modulesLoadedBy(load: () => Promise<unknown>): Promise<readonly string[]> {
  const resolved = new Set<string>();
  const hooks = module.registerHooks?.({
    resolve(specifier, context, next) {
      const resolution = next(specifier, context);
      if (resolution.url.startsWith('file:')) resolved.add(fileURLToPath(resolution.url));
      return resolution;
    },
  });
  try {
    await load();
  } finally {
    hooks?.deregister();
  }
  return [...resolved, ...commonJsModules()];
}

/** Files of the CommonJS modules that the process has loaded so far. Nothing has to look on while it does. */
export const commonJsModules = (): readonly string[] => Object.keys(module.createRequire(import.meta.url).cache);
