import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { INSTRUMENT_FOLDER } from '../entries.ts';
import { MeasuringFailure } from '../failure.ts';
import type { ProbeLog } from './probe-log.ts';
import type { Arm } from '../../model.ts';
import { homeOf } from '../../system/arm-home.ts';

/**
 * Checks that no module of an arm comes from outside its tree.
 *
 * @param logs modules of each process
 * @param folder the arm's tree
 * @throws MeasuringFailure naming the module
 */
export async function assertOwnModules(arm: Arm, logs: readonly Pick<ProbeLog, 'modules'>[], folder: string): Promise<void> {
  const tree = await realpath(folder);
  const own = [tree, homeOf(tree)].map((folder) => `${folder}${path.sep}`);
  const module = logs
    .flatMap((log) => log.modules)
    .find(
      (one) =>
        !own.some((start) => one.startsWith(start)) &&
        !one.startsWith(INSTRUMENT_FOLDER) &&
        // The cache may hold mocks and virtual modules, which are no files.
        path.isAbsolute(one) &&
        existsSync(one),
    );
  if (module === undefined) return;
  const name = path.join(path.basename(path.dirname(module)), path.basename(module));
  throw new MeasuringFailure({ kind: 'foreign-module', arm, name, path: module });
}
