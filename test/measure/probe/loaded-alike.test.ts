import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { noteOnLoadedAlike } from '../../../src/measure/probe/loaded-alike.ts';
import type { Reason } from '../../../src/model.ts';
import { writeFiles, type Files } from '../../git-repository.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const BY_SOURCE: Reason = { kind: 'reached-own-folder', file: 'src/work.ts' };
const BUILT = { name: 'api', install: null, build: 'tsc' };
const SAME: Files = { 'base/dist.js': '1', 'head/dist.js': '1', 'base/lib.js': '2', 'head/lib.js': '2' };

/** Of a change that reaches the target, where each arm loaded all of its files. */
async function noteOf(files: Files, { head = BUILT, reachedBy = BY_SOURCE, further = [] as readonly string[] }: { readonly head?: Parameters<typeof noteOnLoadedAlike>[0]['head']; readonly reachedBy?: Reason | null; readonly further?: readonly string[] } = {}): Promise<Reason | null> {
  await using folder = await temporaryFolder();
  await writeFiles(folder.path, files);
  const trees = { base: join(folder.path, 'base'), head: join(folder.path, 'head') };
  const loadedBy = (arm: string): readonly string[] => [...Object.keys(files).filter((file) => file.startsWith(`${arm}/`)).map((file) => join(folder.path, file)), ...further];
  return noteOnLoadedAlike({ head, reachedBy }, { base: loadedBy('base'), head: loadedBy('head') }, trees);
}

describe('a note that base and head loaded the same', () => {
  it('is made where a changed file reaches a target that is built, and every module of both arms is alike', async () => {
    const note: Reason = { kind: 'loaded-alike', target: 'api', because: BY_SOURCE };
    assert.deepEqual(await noteOf(SAME), note);
    assert.deepEqual(await noteOf(SAME, { further: ['/outside/probe.js'] }), note);
    assert.deepEqual(await noteOf(SAME, { head: { name: 'api', install: 'npm ci', build: null } }), note);
  });

  it('is not made where a module differs, or is missing in an arm', async () => {
    assert.equal(await noteOf({ ...SAME, 'head/lib.js': '3' }), null);
    assert.equal(await noteOf({ ...SAME, 'head/more.js': '' }), null);
    assert.equal(await noteOf({ 'base/dist.js': '1', 'head/other.js': '1' }), null);
  });

  it('is not made where nothing is installed or built, no file reaches the target, or nothing is known to be loaded', async () => {
    assert.equal(await noteOf(SAME, { head: { name: 'api', install: null, build: null } }), null);
    assert.equal(await noteOf(SAME, { reachedBy: null }), null);
    assert.equal(await noteOf(SAME, { reachedBy: { kind: 'reached-settings' } }), null);
    await using folder = await temporaryFolder();
    assert.equal(await noteOnLoadedAlike({ head: BUILT, reachedBy: BY_SOURCE }, { base: [], head: [] }, { base: folder.path, head: folder.path }), null);
  });
});
