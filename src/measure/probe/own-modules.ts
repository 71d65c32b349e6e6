import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { INSTRUMENT_FOLDER } from '../entries.ts';
import { MeasuringFailure } from '../failure.ts';
import type { ProbeLog } from './probe-log.ts';
import type { Arm } from '../../model.ts';
import { homeOf } from '../../system/arm-home.ts';

/**
 * Checks that no module of an arm comes from outside its tree.
 *
 * @param logs modules of each process
 * @param origin the arm's `tree`, and the `nodeOptions` that the processes inherit from the gate's caller
 * @throws MeasuringFailure naming the module, and how it may have come there
 */
export async function assertOwnModules(
  arm: Arm,
  logs: readonly Pick<ProbeLog, 'modules'>[],
  origin: { readonly tree: string; readonly nodeOptions: string },
): Promise<void> {
  const tree = await realpath(origin.tree);
  const own = [tree, homeOf(tree)].map((folder) => `${folder}${path.sep}`);
  // The cache may hold mocks and virtual modules, which are no files.
  const foreign = logs
    .flatMap((log) => log.modules)
    .filter(
      (module) =>
        !own.some((folder) => module.startsWith(folder)) &&
        !module.startsWith(INSTRUMENT_FOLDER) &&
        path.isAbsolute(module) &&
        existsSync(module),
    );
  const preloads = await Promise.all(preloadsIn(origin.nodeOptions).map(unlinked));
  const preloaded = foreign.find((module) => preloads.some((preload) => isNamedBy(preload, module)));
  const module = preloaded ?? foreign[0];
  if (module === undefined) return;
  const name = path.join(path.basename(path.dirname(module)), path.basename(module));
  throw new MeasuringFailure({ kind: 'foreign-module', arm, name, path: module, isPreloaded: preloaded !== undefined });
}

/** Preloads in options for Node.js. */
function preloadsIn(nodeOptions: string): readonly string[] {
  const found = nodeOptions.matchAll(/(?:^|\s)"?(?:-r|--require|--import|--loader|--experimental-loader)(?:=|\s+)(?:"([^"]*)"|([^\s"]+))/g);
  return [...found]
    .map(([, quoted, plain]) => quoted ?? plain ?? '')
    .map((named) => (named.startsWith('file:') ? fileURLToPath(named) : named));
}

async function unlinked(preload: string): Promise<string> {
  return path.isAbsolute(preload) ? realpath(preload).catch(() => preload) : preload;
}

/** Tells whether a module is the preloaded file, perhaps without its extension, or belongs to the preloaded package. */
function isNamedBy(preload: string, module: string): boolean {
  if (path.isAbsolute(preload)) return module === preload || module.startsWith(`${preload}.`) || module.startsWith(`${preload}${path.sep}`);
  const [packageName] = /^(?:@[^/]+\/)?[^./][^/]*/.exec(preload) ?? [];
  return packageName !== undefined && module.includes(`${path.sep}node_modules${path.sep}${path.normalize(packageName)}${path.sep}`);
}
