/** Everything that parses what others wrote, with what must hold of what it makes of that. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { z } from 'zod';
import { parseConfig } from '../../src/config/load-config.ts';
import { UserError } from '../../src/errors.ts';
import { readGithubActionBenchmark } from '../../src/imports/github-action-benchmark.ts';
import { parseCommand } from '../../src/github/commands/command.ts';
import { parseEvent } from '../../src/github/event/event.ts';
import { readInputs } from '../../src/github/event/inputs.ts';
import { taskOf } from '../../src/github/event/task.ts';
import { configFileOf, parseState, renderState } from '../../src/github/publish/comment-state.ts';
import { readArtifact } from '../../src/github/rejudge/collect-runs.ts';
import { ArtifactRefusal } from '../../src/github/rejudge/trusted-context.ts';
import { untrustedRunFile } from '../../src/github/rejudge/untrusted-run-file.ts';
import { driftOf } from '../../src/judge/drift.ts';
import { judge } from '../../src/judge/judge.ts';
import { parseProbeMessage } from '../../src/measure/probe/probe-log.ts';
import type { RunFile } from '../../src/model.ts';
import { linkedPlaces, requestsOf } from '../../src/prepare/packages.ts';
import { lockedPackages, movedPackages } from '../../src/prepare/what-moved.ts';
import { renderBencher, renderCsv, renderJunit } from '../../src/report/exports.ts';
import { renderPage } from '../../src/report/html/render-page.ts';
import { reportPage } from '../../src/report/html/report-page.ts';
import { renderComment } from '../../src/report/markdown.ts';
import { renderJson } from '../../src/report/report-source.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import { acceptancesOfGate, parseAcceptances } from '../../src/store/acceptances.ts';
import { historyFileName } from '../../src/store/baseline-files.ts';
import { isBaselineCommit } from '../../src/store/commit-message.ts';
import { summarizeHistory } from '../../src/store/history-summary.ts';
import { parseRunFile, toolOfRunFile } from '../../src/store/run-file.ts';
import { parseHistory, pruneHistoryText, serializeStoredRun } from '../../src/store/stored-lines.ts';
import { toStoredRuns } from '../../src/store/to-stored-runs.ts';
import { classifyRefusal, commitUrlOfRemote, tipOf } from '../../src/system/git-remote.ts';
import { readCommit, uncommittedFiles } from '../../src/system/git.ts';
import { jsonOrNull } from '../../src/text/phrases.ts';
import { inCsv, inJson, inLog, inMarkdown, inPage, inXml } from '../../test/report/inert.ts';
import { serverTargetOf } from '../../test/targets.ts';

type Parse = (input: Uint8Array) => unknown;

const textOf = (input: Uint8Array): string => Buffer.from(input).toString('utf8');

/** Tells whether a parser may throw this. */
export const isRefusal = (error: unknown): boolean => error instanceof UserError || error instanceof ArtifactRefusal;

const NOW = new Date('2026-01-15T11:00:00Z');
const REPORT_URL = 'https://github.com/octo-org/shop/actions/runs/20';
const inComment = inMarkdown([REPORT_URL]);
const RETENTION = { runs: 3, maxAgeMs: 30 * 86_400_000 };
const ASSETS = { script: '', scriptHash: '', style: '' };

/** `..name` is a file like any other. */
const leadsOut = (place: string): boolean => path.isAbsolute(place) || /^\.\.(?:\/|$)/.test(path.normalize(place));

/** Judges and reports it, as every reader of a run file does. */
function judgedAndReported(file: RunFile): void {
  const judgement = judge(file);
  const source = { run: file.run, judgement };
  assert.ok([0, 1, 3, 4].includes(judgement.exitCode));
  for (const { metric, estimate, p } of judgement.benchmarks.flatMap(({ comparisons }) => comparisons))
    assert.ok(Number.isFinite(estimate) && p >= 0 && p <= 1, `${metric}: ${estimate}, p ${p}`);
  const comment = renderComment({ ...source, fullReportUrl: REPORT_URL });
  assert.ok(comment.length <= 59_000);
  assert.deepEqual(
    [
      ...inComment(comment),
      ...inLog(renderTerminal({ ...source, color: false, width: 80, isVerbose: true, fullReport: null })),
      ...inCsv(renderCsv(source)),
      ...inXml(renderJunit(source)),
      ...inJson(renderBencher(source)),
      ...inJson(renderJson({ ...file, judgement })),
      ...inPage(renderPage(reportPage({ source, history: file.history, commitUrl: null }), ASSETS)),
    ],
    [],
  );
  for (const { environment } of toStoredRuns(file, judgement))
    assert.equal(path.basename(historyFileName(environment.key)), historyFileName(environment.key));
}

function configured(text: string): void {
  const config = parseConfig(text, 'perf-gate.yml');
  const places = [
    config.baselines,
    ...config.targets.flatMap(({ dir, edition, ...target }) => [
      dir,
      ...(edition === null ? [] : [edition.source]),
      ...('file' in target ? [target.file] : []),
    ]),
  ];
  for (const place of places) assert.ok(!leadsOut(place) && !place.includes('\0'), `a path that leads out: ${place}`);
}

/** git answers this to whatever it is asked. */
async function fromGit(text: string): Promise<void> {
  const git = async (): Promise<string> => text;
  await readCommit(git, 'HEAD');
  await uncommittedFiles(git);
  await tipOf(git, { remote: 'origin', branch: 'main' });
  isBaselineCommit(text);
  classifyRefusal(text);
  const url = commitUrlOfRemote(text);
  assert.ok(url === null || URL.parse(url)?.protocol === 'https:', `an odd address: ${url}`);
}

function packagesOf(text: string): void {
  const locked = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'].map((name) => lockedPackages(name, text));
  for (const head of locked) for (const { name } of movedPackages({ base: locked[0]!, head })) assert.deepEqual(inLog(name), []);
  const manifest = jsonOrNull(text);
  requestsOf(manifest);
  const { places } = linkedPlaces(serverTargetOf({ dir: 'api' }), {
    files: ['api/package.json', 'lib/package.json'],
    packages: new Map([
      ['api', manifest],
      ['lib', manifest],
      ['.', manifest],
    ]),
    links: new Map(),
  });
  for (const place of places) assert.ok(!leadsOut(place), `a path that leads out: ${place}`);
}

function commented(text: string): void {
  const command = parseCommand(text);
  if (command?.kind === 'accept') assert.ok(command.reason !== '' && (command.days === null || command.days <= 3_650));
  const [marker = ''] = text.split('\n', 1);
  configFileOf(marker);
  const state = parseState(text);
  if (state !== null) assert.deepEqual(parseState(`\n${renderState(state)}`)?.sha, state.sha);
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function triggered(text: string): void {
  const { name, payload, inputs } = (jsonOrNull(text) ?? {}) as {
    readonly name?: unknown;
    readonly payload?: unknown;
    readonly inputs?: Readonly<Record<string, unknown>>;
  };
  const read = readInputs((input) => asText(inputs?.[input]));
  taskOf(parseEvent(asText(name), payload), read);
}

async function uploaded(input: Uint8Array): Promise<void> {
  const files = await readArtifact(input, { entries: 100, unpackedBytes: 4 * 1024 ** 2 });
  for (const [name, text] of files) {
    assert.ok(!leadsOut(name), `a path that leads out: ${name}`);
    judgedAndReported(untrustedRunFile(text, { now: NOW }));
  }
}

function stored(text: string): void {
  const history = parseHistory(text, 'a.jsonl');
  summarizeHistory(history);
  driftOf({ history, acceptances: [], policy: { rules: [], alpha: 0.01 } });
  const kept = parseHistory(pruneHistoryText({ text, file: 'a.jsonl', retention: RETENTION, now: NOW }), 'a.jsonl');
  assert.ok(kept.length <= history.length);
  for (const run of history) assert.deepEqual(parseHistory(`${serializeStoredRun(run)}\n`, 'a.jsonl').length, 1);
}

function imported(text: string): void {
  stored(
    readGithubActionBenchmark(text, 'data.js')
      .runs.map((one) => `${serializeStoredRun(one)}\n`)
      .join(''),
  );
}

/** By the name of the folder of their corpus. Globs are not among them: picomatch may take minutes for one, and people write those for themselves. */
export const TARGETS: Readonly<Record<string, Parse>> = {
  'configuration': (input) => configured(textOf(input)),
  'run-file': (input) => {
    const text = textOf(input);
    toolOfRunFile(text);
    judgedAndReported(parseRunFile(text, 'run.json'));
  },
  'uploaded-run': (input) => judgedAndReported(untrustedRunFile(textOf(input), { now: NOW })),
  'artifact': uploaded,
  'baseline': (input) => stored(textOf(input)),
  'acceptances': (input) => acceptancesOfGate(parseAcceptances(textOf(input), 'accepted.jsonl'), 'perf-gate.yml'),
  'imports': (input) => imported(textOf(input)),
  'event': (input) => triggered(textOf(input)),
  'comment': (input) => commented(textOf(input)),
  'git': (input) => fromGit(textOf(input)),
  'packages': (input) => packagesOf(textOf(input)),
  'probe': (input) => {
    try {
      parseProbeMessage(textOf(input));
    } catch (error) {
      // Its caller takes both for a broken report.
      if (!(error instanceof z.ZodError) && !(error instanceof SyntaxError)) throw error;
    }
  },
};
