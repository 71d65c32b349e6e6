import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Arm, OfBothArms, ServerTarget } from '../../../src/model.ts';
import { ensureInstalled, SERVERS } from '../../fixtures/boot-fixture.ts';
import { heldScenarioOf, serverTargetOf } from '../../targets.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const FIXTURE = join(SERVERS, 'held-ws');

/** Both arms' trees, each with the websocket fixture of its own. */
export interface HeldTrees extends AsyncDisposable {
  readonly target: ServerTarget;
  readonly trees: OfBothArms<string>;
}

/**
 * Copies the fixture on `ws` for each arm, holding requests as briefly as the scenario of the tests has it. `onMessage` is
 * JavaScript that comes first in its listener, by arm.
 */
export async function heldTrees(onMessage: Readonly<Partial<Record<Arm, string>>> = {}): Promise<HeldTrees> {
  await ensureInstalled(FIXTURE);
  const folder = await temporaryFolder();
  const target = serverTargetOf({ name: 'held', dir: 'servers/held', scenarios: [heldScenarioOf()] });
  const source = await readFile(join(FIXTURE, 'server.js'), 'utf8');
  const trees = { base: join(folder.path, 'base'), head: join(folder.path, 'head') };
  for (const arm of ['base', 'head'] as const) {
    const dir = join(trees[arm], target.dir);
    await cp(FIXTURE, dir, { recursive: true });
    const edited = source
      .replace('HOLD_MS = 1000', `HOLD_MS = ${heldScenarioOf().holdMs}`)
      .replace("socket.on('message', (message) => {", (opening) => `${opening} ${onMessage[arm] ?? ''}`);
    await writeFile(join(dir, 'server.js'), edited);
  }
  return { target, trees, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}
