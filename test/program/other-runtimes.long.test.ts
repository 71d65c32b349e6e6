/** The servers of `examples/other-runtimes`, from their files to verdicts. */
import assert from 'node:assert/strict';
import { after, before, describe, it, type TestContext } from 'node:test';
import { openProject, type Project, RUNTIMES, type Trial } from '../../bench/runtimes/trial.ts';
import { SHORT_CLI } from './short-program.ts';

/** Rounds enough for a verdict on a tenth. */
const SHORT = '\nprofiles:\n  short: { looks: [6, 12, 24], solos: 1 }\n';

describe('servers that are not Node.js', { skip: process.platform === 'linux' ? false : 'they are measured on Linux only', concurrency: 1 }, () => {
  let project: Project;
  let same: Trial | null = null;
  let more: Trial | null = null;
  before(async () => {
    project = await openProject({ cli: SHORT_CLI, options: ['--profile', 'short', '--seed', '1'], more: SHORT });
    const here = [...project.versions].flatMap(([name, version]) => (version === null ? [] : [name]));
    same = await project.judge(here, 'a comment');
    more = await project.judge(here, 'a tenth more');
  });
  after(() => project[Symbol.asyncDispose]());

  for (const name of Object.keys(RUNTIMES)) {
    const benchmarkOf = (trial: Trial | null) => trial!.file.judgement.benchmarks.find(({ target }) => target === name)!;
    const needsIt = (t: TestContext): boolean => {
      const isHere = project.versions.get(name) !== null;
      if (!isHere) t.skip(`${name} is not installed`);
      return isHere;
    };

    it(`the same work of ${name} passes`, (t) => {
      if (!needsIt(t)) return;
      const { verdict, comparisons } = benchmarkOf(same);
      assert.ok(verdict === 'no regression' || verdict === 'inconclusive', verdict);
      assert.ok(comparisons.some(({ metric }) => metric === 'cpuPerRequest'), 'CPU per request is compared');
    });

    it(`a tenth more work of ${name} is flagged`, (t) => {
      if (!needsIt(t)) return;
      assert.equal(benchmarkOf(more).verdict, 'regressed', JSON.stringify(benchmarkOf(more).comparisons));
    });

    it(`the report of ${name} has its figures, and says what is not seen`, (t) => {
      if (!needsIt(t)) return;
      const { run } = same!.file;
      const measurement = run.benchmarks.find(({ target }) => target === name)?.measurement;
      assert.ok(measurement?.state === 'measured', JSON.stringify(measurement));
      const figures = measurement.solos[0]?.figures ?? {};
      for (const metric of ['throughput', 'cpuPerRequest', 'maxMemory'] as const) assert.ok((figures[metric] ?? 0) > 0, metric);
      assert.equal(figures.eventLoopDelayP99, undefined);
      assert.ok(run.notes.some((note) => note.kind === 'measured-from-outside' && note.target === name), JSON.stringify(run.notes));
    });
  }

  it('runs whose work did not change exit with 0, and others with 1', () => {
    assert.deepEqual([same!.exitCode, more!.exitCode], [0, 1]);
  });
});
