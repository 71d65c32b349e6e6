/**
 * Times the phases of one run of a large project, and prints them as JSON: seconds of CPU time by phase, and the largest
 * memory. In a process of its own, so that each size has its own memory.
 *
 *     node bench/scale/phases.ts BENCHMARKS STORED_RUNS FOLDER
 */
import path from 'node:path';
import process from 'node:process';
import { writeFile } from 'node:fs/promises';
import { judge } from '../../src/judge/judge.ts';
import { nextStage } from '../../src/judge/next-stage.ts';
import { mergeRuns } from '../../src/merge/merge-runs.ts';
import type { NamedRunFile } from '../../src/merge/legs.ts';
import { PROCEDURE, roundCosts } from '../../src/measure/procedure.ts';
import type { BenchmarkRecord, RunFile } from '../../src/model.ts';
import { schedulableOf, roundsOfRun } from '../../src/plan/rounds-of-run.ts';
import { findProfile } from '../../src/plan/profiles.ts';
import { serverBenchmarks } from '../../src/plan/benchmarks.ts';
import { openScheduler } from '../../src/plan/schedule.ts';
import { surveyTargets } from '../../src/prepare/survey.ts';
import { renderPage } from '../../src/report/html/render-page.ts';
import { reportPage } from '../../src/report/html/report-page.ts';
import { renderComment, renderSummary } from '../../src/report/markdown.ts';
import { renderJson } from '../../src/report/report-source.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import { historyFileName, readHistory, readRecordedTimes } from '../../src/store/baseline-files.ts';
import { summarizeHistory } from '../../src/store/history-summary.ts';
import { serializeStoredRun } from '../../src/store/stored-lines.ts';
import { toStoredRuns } from '../../src/store/to-stored-runs.ts';
import { ENVIRONMENT } from '../../test/judge/records.ts';
import { drawChange, drawConfig, drawProject } from './drawn-project.ts';

const SHARDS = 10;

export interface Phases {
  readonly seconds: Readonly<Record<string, number>>;
  readonly megabytes: number;
}

const [benchmarks = 0, storedRuns = 0] = process.argv.slice(2, 4).map(Number);
const folder = process.argv[4]!;
const seconds: Record<string, number> = {};

async function timed<Value>(phase: string, act: () => Value | Promise<Value>): Promise<Value> {
  const before = process.cpuUsage();
  const value = await act();
  const { user, system } = process.cpuUsage(before);
  seconds[phase] = (user + system) / 1e6;
  return value;
}

const config = drawConfig({ benchmarks });
const { run, history: drawn } = drawProject({ benchmarks, storedRuns });
const lines: string[] = [];
for (const stored of drawn) lines.push(`${serializeStoredRun(stored)}\n`);
await writeFile(path.join(folder, historyFileName(ENVIRONMENT.key)), lines);

const recorded = await timed('read times', () => readRecordedTimes(folder, new Date('2026-01-15')));
const survey = await timed('plan', () => {
  const change = drawChange(config);
  const profile = findProfile('standard', config)!;
  const found = surveyTargets(config, config, {
    only: [],
    asked: { patterns: [], by: '--only' },
    all: false,
    shard: { index: 1, count: SHARDS },
    recorded,
    change,
  });
  const planned = found.targets.flatMap(({ head, base }) =>
    head.kind === 'server' ? serverBenchmarks(head, base?.kind === 'server' ? base : null) : [],
  );
  const schedulable = planned.map((benchmark) => schedulableOf(benchmark, { comparing: true }));
  roundsOfRun({ benchmarks: schedulable, profile, budget: { ms: 1e10, by: '' }, countingMs: 0, costs: roundCosts(PROCEDURE, true) });
  const ids = schedulable.map(({ id }) => id);
  openScheduler(1).stepsOf({ ids, fromIndex: 0, toIndex: 12, solos: { ids, count: 2 } });
  return found;
});
const history = await timed('read stored runs', () => readHistory(folder, ENVIRONMENT.key));
const file: RunFile = { run, history, acceptances: [] };
await timed('next look', () => nextStage(file));
const joined = await timed('merge', () => mergeRuns(shardsOf(file)));
const judgement = await timed('judge', () => judge(joined));
const source = { run: joined.run, judgement };
await timed('comment, summary, terminal', () => [
  renderComment({ ...source }),
  renderSummary({ ...source }),
  renderTerminal({ ...source, color: false, width: 120, isVerbose: true, fullReport: '' }),
]);
await timed('HTML', () => renderPage(reportPage({ source, history, commitUrl: null }), { script: '', scriptHash: '', style: '' }));
await timed('JSON', () => renderJson({ ...joined, judgement }));
await timed('store', () => toStoredRuns({ ...joined, run: { ...joined.run, branch: 'default' } }, judgement).map(serializeStoredRun));
await timed('summary of stored runs', () => summarizeHistory(history));
process.stdout.write(JSON.stringify({ seconds, megabytes: process.resourceUsage().maxRSS / 1_024 } satisfies Phases));

/** As if each shard had measured its targets. */
function shardsOf({ run, history: stored, acceptances }: RunFile): readonly NamedRunFile[] {
  const places = new Map(survey.targets.map(({ name }, place) => [name, (place % SHARDS) + 1]));
  return Array.from({ length: SHARDS }, (_, index): NamedRunFile => ({
    name: `run-${index + 1}.json`,
    file: {
      run: {
        ...run,
        shard: { index: index + 1, count: SHARDS },
        benchmarks: run.benchmarks.map((record): BenchmarkRecord => {
          const leftTo = { index: places.get(record.target)!, count: SHARDS };
          return leftTo.index === index + 1
            ? record
            : { ...record, loadHash: '', measurement: { state: 'not measured', reason: { kind: 'left-to-shard', ...leftTo }, leftTo } };
        }),
      },
      history: stored,
      acceptances,
    },
  }));
}
