/**
 * Builds `dist/`: what the Action and the command line run, byte for byte the same wherever it is built. The entries
 * that run in other processes or threads (load client and its metronome, suite child, probe) are files of their own.
 *
 *     node build.ts [FOLDER]    into another folder than dist/, whose contents it replaces
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { rolldown } from 'rolldown';

const [folder = 'dist'] = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });

const bundle = await rolldown({
  input: {
    action: 'src/action.ts',
    cli: 'src/cli.ts',
    index: 'src/index.ts',
    'load-client': 'src/measure/load/load-client.ts',
    'paced-metronome': 'src/measure/load/paced-metronome.ts',
    'suite-child': 'src/measure/suite/suite-child.ts',
    probe: 'src/measure/probe/probe.ts',
  },
  platform: 'node',
  // `engines` of package.json: what that cannot parse, like `await using`, is written in older words.
  transform: { target: 'node22.15' },
  tsconfig: 'tsconfig.json',
  // Only functions are used of it; its clients for tokens and HTTP would more than double the cold start.
  treeshake: { moduleSideEffects: [{ test: /@actions.(core|http-client)/, sideEffects: false }] },
});
await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', minify: false });
await bundle.close();
// npx makes the program executable where it is not, and the tree of whoever called it would not be clean any more.
chmodSync(path.join(folder, 'cli.js'), 0o755);

// Types of the package's public surface.
execFileSync('tsc', ['--project', 'src/tsconfig.types.json', '--outDir', path.join(folder, 'types')], { stdio: 'inherit' });
