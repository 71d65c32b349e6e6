/** A suite whose one task does with its user what a request of the servers does. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OfBothArms, SuiteTarget } from '../../src/model.ts';

export const SUITE = 'suite';

const TARGET: SuiteTarget = {
  kind: 'suite', name: SUITE, dir: 'suite', file: 'suite.js', install: null, installTimeoutMs: 0, build: null, env: {}, dependsOn: [], versionOf: null, edition: null,
  services: [], labels: {},
};

/** With a place for a cause, as the servers have one. */
export const SUITE_TEXT = `import process from 'node:process';

const TEXT = '{"id":1,"name":"Ada","surname":"Lovelace","lastUpdate":"2026-01-15T10:00:00.000Z"}';

function updateUser(text) {
  const raw = JSON.parse(text);
  const user = { ...raw, lastUpdate: new Date(raw.lastUpdate) };
  user.lastUpdate.setUTCMonth(user.lastUpdate.getUTCMonth() + 1);
  return JSON.stringify(user);
}

export default (bench) => {
  bench.add('updateUser', () => updateUser(TEXT));
};
`;

interface SuiteAlike extends AsyncDisposable {
  readonly target: SuiteTarget;
  readonly trees: OfBothArms<string>;
}

/** Empty copies for it. */
export async function openSuiteAlike(): Promise<SuiteAlike> {
  const folder = await mkdtemp(path.join(tmpdir(), 'why-'));
  const trees = { base: path.join(folder, 'base'), head: path.join(folder, 'head') };
  for (const tree of Object.values(trees)) {
    mkdirSync(path.join(tree, TARGET.dir), { recursive: true });
    writeFileSync(path.join(tree, TARGET.dir, 'package.json'), '{ "type": "module" }\n');
  }
  return { target: TARGET, trees, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}
