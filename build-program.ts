/** Bundles the program and the Action, with the entries that run in other processes or threads. */
import { rolldown } from 'rolldown';

const ROOT = import.meta.dirname;

/** @returns paths of everything in the bundle */
export async function buildProgram(folder: string, entries: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const bundle = await rolldown({
    cwd: ROOT,
    input: {
      ...entries,
      'load-client': 'src/measure/load/load-client.ts',
      'suite-child': 'src/measure/suite/suite-child.ts',
      'vitest-host': 'src/measure/suite/tools/vitest-host.ts',
      probe: 'src/measure/probe/probe.ts',
      'read-watch': 'src/measure/reads/read-watch.ts',
    },
    platform: 'node',
    // `engines` of package.json: what that cannot parse, like `await using`, is written in older words.
    transform: { target: 'node22.15' },
    tsconfig: 'tsconfig.json',
    // Only functions are used of it; its clients for tokens and HTTP would more than double the cold start.
    treeshake: { moduleSideEffects: [{ test: /@actions.(core|github|http-client)/, sideEffects: false }] },
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    minify: false,
  });
  await bundle.close();
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}
