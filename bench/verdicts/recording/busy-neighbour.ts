import process from 'node:process';
import { targetEnvironment } from '../../../src/system/program-environment.ts';
import { startProcessTree } from '../../../src/system/process-tree.ts';

/** A process that is pinned nowhere and takes all that it can get, as another job on the same machine does. */
export const startBusyNeighbour = (): AsyncDisposable =>
  startProcessTree({ command: [process.execPath, '--eval', 'for (;;);'], cwd: process.cwd(), env: targetEnvironment({}), cores: null });
