/** The servers of `examples/other-runtimes`, from their files to verdicts. */
import assert from 'node:assert/strict';
import { after, before, describe, it, type TestContext } from 'node:test';
import { type Edit, openProject, type Project, type Trial } from './other-runtimes.ts';
import { SHORT_CLI } from './short-program.ts';

const EDITS: Readonly<Record<string, Edit>> = {
  bun: 'a comment',
  deno: 'four times the work',
  go: 'four times the work',
  python: 'a comment',
};

/** Rounds enough for a verdict on a change that no noise hides. */
const SHORT = '\nprofiles:\n  short: { looks: [6], solos: 1 }\n';

describe(
  'servers that are not Node.js',
  { skip: process.platform === 'linux' ? false : 'they are measured on Linux only', concurrency: 1 },
  () => {
    let project: Project;
    let trial: Trial;
    before(async () => {
      project = await openProject({ cli: SHORT_CLI, options: ['--profile', 'short', '--seed', '1'], more: SHORT });
      trial = await project.judge(Object.fromEntries(Object.entries(EDITS).filter(([name]) => project.versions.get(name) !== null)));
    });
    after(() => project[Symbol.asyncDispose]());

    const benchmarkOf = (name: string) => trial.file.judgement.benchmarks.find(({ target }) => target === name)!;

    for (const [name, edit] of Object.entries(EDITS)) {
      const needsIt = (t: TestContext): boolean => {
        const isHere = project.versions.get(name) !== null;
        if (!isHere) t.skip(`${name} is not installed`);
        return isHere;
      };

      it(`${name} with ${edit} is judged rightly`, (t) => {
        if (!needsIt(t)) return;
        const { verdict, comparisons } = benchmarkOf(name);
        assert.ok(
          (edit === 'a comment' ? ['no regression', 'inconclusive'] : ['regressed']).includes(verdict),
          `${verdict}: ${JSON.stringify(comparisons)}`,
        );
        assert.ok(
          comparisons.some(({ metric }) => metric === 'cpuPerRequest'),
          'CPU per request is compared',
        );
      });

      it(`the report of ${name} has its figures, and says what is not seen`, (t) => {
        if (!needsIt(t)) return;
        const { run } = trial.file;
        const measurement = run.benchmarks.find(({ target }) => target === name)?.measurement;
        assert.ok(measurement?.state === 'measured', JSON.stringify(measurement));
        const figures = measurement.solos[0]?.figures ?? {};
        for (const metric of ['throughput', 'cpuPerRequest', 'maxMemory'] as const) assert.ok((figures[metric] ?? 0) > 0, metric);
        assert.equal(figures.eventLoopDelayP99, undefined);
        assert.ok(
          run.notes.some((note) => note.kind === 'measured-from-outside' && note.target === name),
          JSON.stringify(run.notes),
        );
      });
    }

    it('the run exits by the worst of them', () => {
      assert.equal(trial.exitCode, trial.file.judgement.exitCode);
      assert.ok([0, 1].includes(trial.exitCode), String(trial.exitCode));
    });
  },
);
