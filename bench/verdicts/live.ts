/**
 * Families of ten unchanged tasks through the whole gate, live: the program on a clone of this repository whose head
 * differs from its base in a comment. Whatever it calls slower is a false alarm. The program is built from the source
 * when a session begins, and not what lies in `dist/`.
 *
 *     node bench/verdicts/live.ts [FAMILIES] [--busy] [--profile NAME]
 *
 * Measures so many families more, keeps each in `recorded/`, and prints what came of all that were ever measured;
 * 0 only prints. A run that comes to no verdict is kept as such, and counts as a false alarm. Run nothing else meanwhile; `--busy` starts the neighbour here. An interrupt ends it after a family.
 */
import { randomInt } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { monotonicMs } from '../../src/system/this-program.ts';
import { EXIT } from '../../src/errors.ts';
import { openGit } from '../../src/system/git.ts';
import { readEnvironment } from '../../src/measure/environment.ts';
import { PROCEDURE } from '../../src/measure/procedure.ts';
import { repository } from '../recording.ts';
import { buildProgram } from './recording/built-program.ts';
import { startBusyNeighbour } from './recording/busy-neighbour.ts';
import { interrupted } from './recording/interrupted.ts';
import { crashText, familyOf, familyText, parseLiveLog } from './recording/live-file.ts';
import { liveTable } from './page/live-table.ts';
import { measuringCommit } from './recording/measuring-commit.ts';
import { sessionText, type RecordedSession } from './recording/recorded-file.ts';
import { keepLines, readKept } from './recording/recorded-folder.ts';

const LOG = 'live';
/** Four tasks, and one of each serializer. */
const FAMILY = ['user/*', 'serializers/event-10b/*'];
/** Of what the program takes; each family has one more than the one before. */
const LARGEST_SEED = 999_999_999;
/** Exit codes of the program that stand for a verdict. */
const VERDICT_CODES: ReadonlySet<number> = new Set([EXIT.passed, EXIT.regressed, EXIT.invalid, EXIT.inconclusive]);
/** Characters of what a crash says that are kept. */
const MOST_OF_ERROR = 1_000;
const CHANGED_FILES = ['fixtures/suites/user/user.suite.js', 'fixtures/suites/moleculer/serializers.suite.js'];

const { values: options, positionals: [count = '1'] } = parseArgs({
  allowPositionals: true,
  options: { busy: { type: 'boolean', default: false }, profile: { type: 'string', default: 'standard' } },
});
if (Number(count) > 0) await measureFamilies(Number(count));
const logs = await readKept(LOG);
process.stdout.write(`${liveTable(logs.map(({ name, text }) => parseLiveLog(text, name)))}\n`);

async function measureFamilies(wanted: number): Promise<void> {
  const stopping = interrupted();
  const environment = await readEnvironment();
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'perf-gate-live-'));
  opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const program = await buildProgram(path.join(folder, 'program'));
  // After it was built: what is edited meanwhile makes the tree dirty.
  const commit = await measuringCommit(openGit({ root: repository, env: process.env }));
  const clone = path.join(folder, 'clone');
  await execa('git', ['clone', '--quiet', repository, clone]);
  if (options.busy) opened.use(startBusyNeighbour());

  const session: RecordedSession = { startedAt: new Date().toISOString(), commit, environment, procedure: { ...PROCEDURE }, neighbour: options.busy ? 'busy' : 'quiet', seed: randomInt(LARGEST_SEED - wanted) };
  const kept = keepLines(`${LOG}-${session.startedAt}`, sessionText(session));
  for (let index = 0; index < wanted && !stopping.aborted; index += 1) {
    for (const file of CHANGED_FILES) await appendFile(path.join(clone, file), `// Touched ${index + 1} times.\n`);
    const { line, told } = await measureFamily(program, { clone, seed: session.seed + index, isFirst: index === 0 });
    await kept.append(line);
    process.stderr.write(`${index + 1}/${wanted}: ${told}\n`);
  }
}

/** What is kept of a family, and what is said of it. */
interface Measured {
  readonly line: string;
  readonly told: string;
}

/** @throws where it is not the gate that failed: it was ended, or the first is refused as all would be */
async function measureFamily(program: string, { clone, seed, isFirst }: { readonly clone: string; readonly seed: number; readonly isFirst: boolean }): Promise<Measured> {
  const report = path.join(clone, '.perf-gate', 'live.json');
  const args = ['run', ...FAMILY.flatMap((glob) => ['--only', glob]), '--base', 'HEAD', '--profile', options.profile, '--seed', String(seed), '--json', report];
  const begunMs = monotonicMs();
  // Detached: an interrupt at the terminal is for this program, which waits for the family.
  const gate = execa('node', [program, ...args], { cwd: clone, reject: false, detached: true });
  const endGate = (): void => { gate.kill('SIGTERM'); };
  process.once('exit', endGate);
  const { exitCode, stderr } = await gate;
  process.off('exit', endGate);
  const seconds = (monotonicMs() - begunMs) / 1000;
  const told = `exit ${exitCode ?? 'by a signal'}, ${seconds.toFixed(0)} s`;
  if (exitCode !== undefined && VERDICT_CODES.has(exitCode)) return { told, line: familyText(familyOf(await readFile(report, 'utf8'), { seconds })) };
  if (exitCode === EXIT.interrupted || (exitCode === EXIT.usage && isFirst)) throw new Error(`the gate ended with ${exitCode}: ${stderr}`);
  return { told: `${told}: ${stderr}`, line: crashText({ seconds, profile: options.profile, exitCode: exitCode ?? null, error: stderr.slice(-MOST_OF_ERROR) }) };
}
