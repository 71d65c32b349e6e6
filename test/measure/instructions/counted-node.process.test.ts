import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmod, readdir, readFile, realpath, symlink } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { MeasuringFailure } from '../../../src/measure/failure.ts';
import { openCountedNode, PLACE_OF_TREE } from '../../../src/measure/instructions/counted-node.ts';
import { since } from '../../../src/measure/instructions/counted-pages.ts';
import { writeFiles } from '../../git-repository.ts';
import { refuseToRun, temporaryFolder, withTemporaryFiles } from '../../temporary-folder.ts';
import { emulator, skip } from './emulator-here.ts';

test("where `node` only starts another, as a version manager's does, that other is counted", async () => {
  await using programs = await temporaryFolder();
  await writeFiles(programs.path, { node: `#!/bin/sh\nexec '${process.execPath}' "$@"\n` });
  await chmod(path.join(programs.path, 'node'), 0o755);
  await using node = await openCountedNode({ env: { PATH: programs.path }, cwd: programs.path, emulator });
  const command = await readFile(path.join(node.path.split(path.delimiter)[0]!, 'node'), 'utf8');
  assert.ok(command.includes(` '${process.execPath}' `), command);
});

test('where temporary files may not be run that is told, and nothing is left', async () => {
  await using scratch = await temporaryFolder();
  const counted = { env: {}, cwd: scratch.path, emulator };
  await withTemporaryFiles(scratch.path, async () => {
    await assert.rejects(
      openCountedNode({ ...counted, mayRun: refuseToRun }),
      (error) => error instanceof MeasuringFailure && error.reason.kind === 'counted-programs-not-run',
    );
  });
  assert.deepEqual(await readdir(scratch.path), []);
});

const LOOP = 'let sum = 0; for (let index = 0; index < 3e6; index += 1) sum += index % 7; globalThis.sum = sum;';

interface Work {
  /** Instructions until the program is up: how it starts depends on what else the machine does. */
  readonly start: number;
  /** Of each work that it then did. */
  readonly works: readonly number[];
}

/** Counts a program, a CommonJS source, that does one work after the other once it is up. */
async function countWorks(...works: readonly string[]): Promise<Work> {
  await using folder = await temporaryFolder();
  await writeFiles(folder.path, {
    'program.cjs': `const works = [${works.map((source) => `(done) => { ${source} }`).join(', ')}];
const { argv } = process;
if (argv[2] === 'child' || require('node:cluster').isWorker) process.exit();
process.stdin.on('data', () => works.shift()(() => console.log('done')));
console.log('up');`,
  });
  // Tables fall out by the names of files, so it lies in one place.
  await using node = await openCountedNode({ env: {}, cwd: folder.path, tree: folder.path, emulator });
  const program = execa('node', ['program.cjs'], { cwd: folder.path, env: { PATH: node.path }, stdin: 'pipe', buffer: false });
  const said = (): Promise<unknown> => node.until(once(program.stdout, 'data'));
  await said();
  const first = await node.count();
  let before = first;
  const counted = [];
  for (const _ of works) {
    program.stdin.write('go');
    await said();
    const now = await node.count();
    counted.push(since(before, now).program);
    before = now;
  }
  program.stdin.end();
  node.freeTime();
  await program;
  return { start: first.program, works: counted };
}

test('the same work counts the same, and a loop more counts as that', { skip }, async () => {
  const [one, again] = [await countWorks(`${LOOP} done();`, 'done();'), await countWorks(`${LOOP} done();`, 'done();')];
  const [loop = 0, nothing = 0] = one.works;
  assert.ok(Math.abs(again.works[0]! / loop - 1) < 1e-4, `${loop} and ${again.works[0]}`);
  assert.ok(loop - nothing > 3e6, `${nothing} and ${loop}`);
});

test('forks, workers of a cluster and programs by the name of `node` are counted too', { skip }, async () => {
  const starts = [
    'require("node:child_process").fork(__filename, ["child"])',
    'require("node:cluster").fork()',
    'require("node:child_process").spawn("node", [__filename, "child"])',
  ];
  const { start, works } = await countWorks(
    `let running = ${starts.length}; for (const child of [${starts.join(', ')}]) child.on('exit', () => { running -= 1; if (running === 0) done(); });`,
  );
  assert.ok(works[0]! > 2.5 * start, `${works[0]} beside ${start}`);
});

test('a program that may not write tells no memory, and goes on', { skip }, async () => {
  await using folder = await temporaryFolder();
  await writeFiles(folder.path, { 'program.cjs': "process.stdin.on('data', () => process.exit(7)); console.log('up');" });
  await using node = await openCountedNode({ env: {}, cwd: folder.path, emulator });
  const program = execa('node', ['--permission', '--allow-fs-read=*', 'program.cjs'], {
    cwd: folder.path,
    env: { PATH: node.path },
    stdin: 'pipe',
    buffer: false,
    reject: false,
  });
  await node.until(once(program.stdout, 'data'));
  assert.equal(await node.heapBytes(), null);
  program.stdin.write('go');
  const { exitCode } = await node.until(program);
  assert.equal(exitCode, 7);
});

/** What a program prints of the places that it sees; it lies in a folder of a tree, beside a link. */
const PLACES = `
const { readFileSync, readlinkSync, realpathSync, writeFileSync } = require('node:fs');
const { execFileSync } = require('node:child_process');
writeFileSync(__dirname + '/written', 'by a full path');
console.log(JSON.stringify([
  process.cwd(), __filename, realpathSync('.'), realpathSync.native('link'), readlinkSync('link'), process.env.OF_TREE,
  readFileSync(process.cwd() + '/written', 'utf8'),
  execFileSync('/bin/sh', ['-c', 'echo "$PWD $OF_TREE" && cat "$1"', 'sh', __dirname + '/written'], { encoding: 'utf8' }).trim().split('\\n'),
  execFileSync(process.execPath, ['-p', 'process.cwd() + " " + process.env.OF_TREE'], { encoding: 'utf8' }).trim(),
  require('node:os').tmpdir(), readFileSync(require('node:os').tmpdir() + '/note', 'utf8'),
]));`;

test(
  'a program sees the tree and the home beside it in one place wherever they lie, and other programs see them where they are',
  { skip },
  async () => {
    await using folder = await temporaryFolder();
    const tree = path.join(await realpath(folder.path), 'head');
    const cwd = path.join(tree, 'app');
    await writeFiles(`${tree}.home/tmp`, { note: 'beside the tree' });
    await writeFiles(cwd, { 'program.cjs': PLACES });
    await symlink(path.join(cwd, 'program.cjs'), path.join(cwd, 'link'));
    await using node = await openCountedNode({ env: {}, cwd, tree, emulator });
    const { stdout } = await node.until(
      execa('node', ['program.cjs'], { cwd, env: { PATH: node.path, OF_TREE: `1:${tree}/lib`, TMPDIR: `${tree}.home/tmp` } }),
    );
    const seen = `${PLACE_OF_TREE}/app`;
    assert.deepEqual(JSON.parse(stdout), [
      seen,
      `${seen}/program.cjs`,
      seen,
      `${seen}/program.cjs`,
      `${seen}/program.cjs`,
      `1:${PLACE_OF_TREE}/lib`,
      'by a full path',
      [`${cwd} 1:${tree}/lib`, 'by a full path'],
      `${seen} 1:${PLACE_OF_TREE}/lib`,
      `${PLACE_OF_TREE}.home/tmp`,
      'beside the tree',
    ]);
    assert.equal(await readFile(path.join(cwd, 'written'), 'utf8'), 'by a full path');
  },
);

test('a program that was not started by the name of `node` is told of', { skip }, async () => {
  await using node = await openCountedNode({ env: {}, cwd: '/', emulator });
  await assert.rejects(node.count(), (error) => error instanceof MeasuringFailure && error.reason.kind === 'not-started-as-node');
});

test('a clock of a program goes with its instructions, and a time-out ends in its own time', { skip }, async () => {
  const times =
    'const times = []; const note = () => times.push(performance.now()); note(); for (let index = 0; index < 1e6; index += 1) times.length = 1; note(); setTimeout(() => { note(); console.log(JSON.stringify([Date.now(), ...times])); }, 300);';
  const clockOf = async (): Promise<readonly number[]> => {
    await using folder = await temporaryFolder();
    await writeFiles(folder.path, { 'program.cjs': times });
    await using node = await openCountedNode({ env: {}, cwd: folder.path, emulator });
    const { stdout } = await node.until(execa('node', ['program.cjs'], { cwd: folder.path, env: { PATH: node.path } }));
    return JSON.parse(stdout) as readonly number[];
  };
  const [date = 0, start = 0, worked = 0, waited = 0] = await clockOf();
  assert.equal(new Date(date).toISOString().slice(0, 16), '2026-01-15T10:00');
  assert.ok(worked > start && waited - worked >= 299 && waited - worked < 310, `${start}, ${worked} and ${waited} ms`);
});
