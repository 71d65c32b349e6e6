/** Bisecting a repository of its own by the built program. */
import path from 'node:path';
import { execa } from 'execa';
import { commitFiles, git, PLAIN_ENV } from '../../test/git-repository.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { tableOfFigures } from '../table-of-figures.ts';

const CLI = path.resolve(import.meta.dirname, '../../dist/cli.js');

const CONFIG = 'version: 1\nsuites:\n  text: { dir: text, file: text.suite.mjs, install: false }\n';

/** A task that does some work in JavaScript, so often. */
const suite = (times: number, comment: string): string => `// ${comment}
const users = Array.from({ length: 20 }, (_, id) => ({ id, name: 'user ' + id, tags: ['a', 'b', String(id)] }));
export default function addTasks(bench) {
  bench.add('encode', () => {
    let length = 0;
    for (let turn = 0; turn < ${times}; turn += 1) length += JSON.stringify(users[turn % users.length]).length;
    return length;
  });
}
`;

const TIMES = 100;

interface Found {
  readonly metric: string | null;
  readonly trials: readonly unknown[];
  readonly answer: { readonly kind: string; readonly commit?: string };
}

export async function bisectForReal({
  tries,
  commits,
  step,
}: {
  readonly tries: number;
  readonly commits: number;
  readonly step: number;
}): Promise<void> {
  const rows: string[][] = [];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    await using folder = await temporaryFolder();
    await git(folder.path, 'init', '--quiet', '--initial-branch=main');
    const good = await commitFiles(folder.path, 'good', { 'perf-gate.yml': CONFIG, 'text/text.suite.mjs': suite(TIMES, 'good') });
    const slowFrom = (7 + 11 * attempt) % commits;
    const made: string[] = [];
    for (let commit = 0; commit < commits; commit += 1) {
      const times = commit < slowFrom ? TIMES : Math.round(TIMES * (1 + step));
      made.push(await commitFiles(folder.path, `commit ${commit}`, { 'text/text.suite.mjs': suite(times, `commit ${commit}`) }));
    }
    const beganAt = performance.now();
    const { stdout } = await execa(process.execPath, [CLI, 'bisect', 'text/encode', '--good', good, '--json', 'found.json'], {
      cwd: folder.path,
      extendEnv: false,
      env: PLAIN_ENV,
      stderr: 'inherit',
    });
    const found = JSON.parse((await execa('cat', ['found.json'], { cwd: folder.path })).stdout) as Found;
    process.stderr.write(`${stdout}\n`);
    rows.push([
      `commit ${slowFrom}`,
      found.answer.commit === made[slowFrom] ? 'yes' : `no: ${found.answer.kind} ${made.indexOf(found.answer.commit ?? '')}`,
      found.metric ?? 'none',
      String(found.trials.length),
      `${((performance.now() - beganAt) / 60_000).toFixed(1)} min`,
    ]);
  }
  process.stdout.write(`${tableOfFigures(['slower from', 'found', 'by', 'commits measured', 'took'], rows)}\n`);
}
