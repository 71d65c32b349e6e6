/**
 * Runs the tests group by group and ends with one line: how many passed, and how many failed.
 *
 *     node test/run.ts                  npm test
 *     node test/run.ts long             npm run test:long, which is what npm test leaves out; bench, fixtures and big simulations if they may be broken
 *     node test/run.ts fast one         one group: those whose name begins so
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { run } from 'node:test';
import { inspect } from 'node:util';
import { type Group, groupsOf, type Tier } from './groups.ts';
import { SHORT_CLI } from './program/short-program.ts';

const root = path.resolve(import.meta.dirname, '..');
/** A test that hangs fails by its name, long before CI ends the job. */
const TIMEOUT_MS = 600_000;
const SLOWEST_SHOWN = 10;

/** Failures come again at the end of .ci/run, of whose output the end alone may be kept. */
const FAILURES = path.join(root, '.cache/failed-tests');

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();

/** The commit at which HEAD left the published default branch. HEAD is published, or there is no remote: the commit before HEAD. */
function commitBefore(): string {
  try {
    const left = git('merge-base', 'HEAD', 'origin/HEAD');
    return left === git('rev-parse', 'HEAD') ? 'HEAD~1' : left;
  } catch {
    return 'HEAD~1';
  }
}

/** Uncommitted changes included. A shallow clone, as on CI, knows no earlier commit: then everything counts as changed. */
function haveChanged(...paths: readonly string[]): boolean {
  try {
    return git('diff', '--name-only', commitBefore(), '--', ...paths) !== '';
  } catch {
    return true;
  }
}

/** Prints each failure when it happens, and the slowest files at the end. */
async function runGroup({ name, files, processes }: Group, total: Tally, failures: string[]): Promise<void> {
  process.stdout.write(`\n=== ${name}: ${files.length} files\n`);
  const startedMs = performance.now();
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
  const msByFile = new Map<string, number>();
  const events = run({ cwd: root, files: files.map((file) => path.join(root, file)), timeout: TIMEOUT_MS, concurrency: processes });
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const file = path.relative(root, data.file ?? '');
    if (data.nesting === 0) msByFile.set(file, (msByFile.get(file) ?? 0) + data.details.duration_ms);
    if (data.details.type === 'suite') continue;
    tally[type === 'test:fail' ? 'failed' : data.skip === undefined ? 'passed' : 'skipped'] += 1;
    if (type !== 'test:fail') continue;
    failures.push(`${file}: ${data.name}`);
    process.stdout.write(`\n✖ ${file}: ${data.name}\n${inspect(data.details.error.cause ?? data.details.error)}\n`);
  }
  for (const [file, ms] of [...msByFile].toSorted(([, one], [, other]) => other - one).slice(0, SLOWEST_SHOWN)) {
    process.stdout.write(`${formatSeconds(ms).padStart(9)}  ${file}\n`);
  }
  process.stdout.write(`--- ${name}: ${formatTally(tally)}, ${formatSeconds(performance.now() - startedMs)}\n`);
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += tally[key];
}

const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const formatTally = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;

const tier: Tier = process.argv[2] === 'long' ? 'long' : 'fast';
process.env['PERF_GATE_TESTS'] = tier;
// Each file has a process of its own, which would strip the types of the same modules again.
process.env['NODE_COMPILE_CACHE'] ??= path.join(root, '.cache/compiled');
// So do servers and suites that load the probe.
process.env['PERF_GATE_BUILT'] = path.dirname(SHORT_CLI);
const failures: string[] = [];
const total: Tally = { passed: 0, failed: 0, skipped: 0 };
const changed = {
  bench: haveChanged('bench', 'test/bench'),
  fixtures: haveChanged('fixtures', 'test/fixtures', 'perf-gate.yml'),
  judge: haveChanged('src/judge', 'src/plan', 'src/metrics.ts', 'bench/replay-gate.ts', 'test/judge', 'test/families.ts'),
};
const groups = groupsOf(globSync('test/**/*.test.ts', { cwd: root }), { tier, changed });
for (const group of groups.filter(({ name }) => name.startsWith(process.argv[3] ?? ''))) await runGroup(group, total, failures);
process.stdout.write(`\n${formatTally(total)}\n${failures.map((failure) => `  ✖ ${failure}\n`).join('')}`);
if (failures.length > 0) {
  mkdirSync(path.dirname(FAILURES), { recursive: true });
  appendFileSync(FAILURES, `${failures.join('\n')}\n`);
}
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
