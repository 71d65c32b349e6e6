/** Puts perf-gate in the place of a tool's stop-watch. The library is the project's own; its parts that measure are replaced. */
import module from 'node:module';
import { BENCHMARK_JS } from './benchmark-js.ts';
import { BENCHMARKIFY } from './benchmarkify.ts';
import type { Collection } from './collection.ts';
import { MITATA, MITATA_STOPWATCH } from './mitata.ts';
import { TINYBENCH } from './tinybench.ts';

/** How perf-gate gets at the tasks of a library. */
export interface Tool {
  readonly name: string;
  /** Exports that `adopt` gives in the place of the library's own. */
  readonly replaced: readonly string[];
  /** Changes the library in place, or gives other exports. @throws Error where the library is not as known */
  readonly adopt: (library: Readonly<Record<string, unknown>>, collection: Collection) => Readonly<Record<string, unknown>>;
}

const BY_SPECIFIER: Readonly<Record<string, Tool>> = {
  tinybench: TINYBENCH,
  mitata: MITATA,
  benchmark: BENCHMARK_JS,
  benchmarkify: BENCHMARKIFY,
};
const STOPWATCH_OF_MITATA = /^\.\/lib\.mjs$/;

const SCHEME = 'perf-gate-tool:';
const ADOPT = Symbol.for('perf-gate.adopt');

/** While it is open, what a file imports of these tools gives its tasks to the collection. */
export function interceptTools(collection: Collection): Disposable {
  const wrappers = new Map<string, string>();
  const mains = new Set<string>();
  const toolOf = (specifier: string, importer: string | undefined): Tool | undefined =>
    BY_SPECIFIER[specifier] ?? (STOPWATCH_OF_MITATA.test(specifier) && mains.has(importer ?? '') ? MITATA_STOPWATCH : undefined);
  Reflect.set(globalThis, ADOPT, (name: string, library: Readonly<Record<string, unknown>>) =>
    [...Object.values(BY_SPECIFIER), MITATA_STOPWATCH].find((tool) => tool.name === name)!.adopt(library, collection),
  );
  const hooks = module.registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const tool = context.parentURL?.startsWith(SCHEME) ? undefined : toolOf(specifier, context.parentURL);
      if (tool === undefined) return resolved;
      if (tool === MITATA) mains.add(resolved.url);
      const url = `${SCHEME}${resolved.url}`;
      wrappers.set(url, wrapperOf(tool, resolved.url, resolved.format === 'commonjs'));
      return { url, format: 'module', shortCircuit: true };
    },
    load: (url, context, next) =>
      wrappers.has(url) ? { source: wrappers.get(url)!, format: 'module', shortCircuit: true } : next(url, context),
  });
  return {
    [Symbol.dispose]: () => {
      hooks.deregister();
    },
  };
}

/** A module between the file and the library, for there is no other moment between its evaluation and that of the file. */
function wrapperOf({ name, replaced }: Tool, url: string, isCommonJs: boolean): string {
  const library = JSON.stringify(url);
  return [
    `import * as library from ${library};`,
    `export * from ${library};`,
    `const own = globalThis[Symbol.for(${JSON.stringify(ADOPT.description)})](${JSON.stringify(name)}, library);`,
    'const main = library.default;',
    `export { main as default${isCommonJs ? ", main as 'module.exports'" : ''} };`,
    ...(replaced.length === 0 ? [] : [`export const { ${replaced.join(', ')} } = own;`]),
  ].join('\n');
}
