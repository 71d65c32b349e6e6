/** Names, titles and messages come from the measured code. No output may let them be more than text. */
import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { renderCalibration } from '../../src/calibrate/calibration-markdown.ts';
import { calibrate } from '../../src/calibrate/calibration.ts';
import { bareTable, FORMS } from '../../src/cli/output.ts';
import { annotationsOf } from '../../src/github/publish/annotations.ts';
import { checkOf } from '../../src/github/publish/check.ts';
import { draftComment } from '../../src/github/publish/comment-draft.ts';
import { commentMarker, parseState } from '../../src/github/publish/comment-state.ts';
import { outputsOf } from '../../src/github/publish/outputs.ts';
import { judge } from '../../src/judge/judge.ts';
import { driftOf } from '../../src/judge/drift.ts';
import { profileFile } from '../../src/model/cause.ts';
import type { StoredRun } from '../../src/model.ts';
import { renderPage } from '../../src/report/html/render-page.ts';
import { sitePage } from '../../src/report/html/site-page.ts';
import { renderVerdictLine } from '../../src/report/headline.ts';
import { renderComment } from '../../src/report/markdown.ts';
import type { ReportSource } from '../../src/report/report-source.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import { acceptanceCommitMessage, baselineCommitMessage } from '../../src/store/commit-message.ts';
import { plainLines } from '../../src/text/escape.ts';
import { aNoisyBenchmark, aRecording } from '../calibrate/recorded.ts';
import { publicationOf } from '../github/publish/publication-of.ts';
import { seededRandom } from '../judge/seeded-noise.ts';
import { POLICY } from '../judge/records.ts';
import { drawnRun } from './html/drawn-run.ts';
import { HOSTILE_TEXTS, inColours, inCsv, inJson, inLine, inLog, inMarkdown, inOutput, inPage, inXml, poisoned } from './inert.ts';
import { SAMPLES } from './samples.ts';

const root = path.resolve(import.meta.dirname, '../..');
const ASSETS = { script: '', scriptHash: '', style: '' };
const REPORT_URL = 'https://github.com/octo-org/shop/actions/runs/20';
const inComment = inMarkdown([REPORT_URL]);

/** A run with hostile texts everywhere. */
interface Scene {
  readonly source: ReportSource;
  readonly history: readonly StoredRun[];
  readonly hostile: string;
  readonly isFull: boolean;
}

type Trouble = readonly string[];

/** Every function that makes an output, by its name in the source, and what is wrong with what it makes. */
const OUTPUTS: Readonly<Record<string, (scene: Scene) => Trouble | Promise<Trouble>>> = {
  renderVerdictLine: ({ source }) => inLine(renderVerdictLine(source)),
  renderTerminal: ({ source, isFull }) =>
    [true, false].flatMap((color) =>
      (color ? inColours : inLog)(
        renderTerminal({ ...source, color, width: 80, isVerbose: isFull, fullReport: 'npx perf-gate report run.json --verbose' }),
      ),
    ),
  renderComment: ({ source }) => inComment(renderComment({ ...source, fullReportUrl: REPORT_URL, maxLength: 5_000 })),
  draftComment: ({ source, hostile }) => {
    const marker = commentMarker(`perf-gate.yml${hostile}`);
    const text = draftComment(publicationOf(source), renderVerdictLine(source)).textAfter(null);
    return [...inComment(text), ...inLine(marker), ...(parseState(text) === null ? ['its state cannot be read again'] : [])];
  },
  checkOf: ({ source }) => {
    const { title, summary, annotations } = checkOf(publicationOf(source), renderVerdictLine(source));
    return [
      ...inLine(title),
      ...inComment(summary),
      ...annotations.flatMap((annotation) => [...inLine(annotation.title), ...inLine(annotation.message)]),
    ];
  },
  annotationsOf: ({ source }) =>
    annotationsOf(publicationOf(source)).flatMap(({ title, message }) => [...inLine(title), ...inLine(message)]),
  outputsOf: ({ source }) => inOutput(outputsOf(source.judgement, renderVerdictLine(source))['summary-line']),
  sitePage: ({ history, hostile }) => {
    const newest = history.at(-1)!;
    const benchmarks = newest.benchmarks.map(({ id }) => ({ id, runs: 3, newest: { cpuPerRequest: 12 } }));
    const kind = {
      key: `${newest.environment.key}${hostile}`,
      history,
      benchmarks,
      drifts: driftOf({ history, acceptances: [], policy: POLICY }),
    };
    return inPage(renderPage(sitePage({ kind, commitUrl: null, pages: [] }), ASSETS));
  },
  renderCalibration: ({ hostile }) => {
    const recorded = aRecording([aNoisyBenchmark(`api/${hostile}`, { cpuPerRequest: 0.3 }, { random: seededRandom(2), rounds: 20 })]);
    return inComment(renderCalibration(calibrate([recorded], { file: `perf-gate.yml${hostile}`, policy: POLICY })));
  },
  acceptanceCommitMessage: ({ hostile }) =>
    acceptanceCommitMessage(hostile, hostile)
      .split('\n')
      .flatMap((line) => inLine(line.replaceAll('\u200B', ''))),
  baselineCommitMessage: ({ hostile }) => inLog(baselineCommitMessage(`baselines: ${hostile}`, [hostile]).replaceAll('\u200B', '')),
  bareTable: ({ hostile }) => inLog(plainLines(bareTable({ head: ['name'], rows: [[hostile]] }))),
  profileFile: ({ hostile }) => inFileNames([profileFile(`api/${hostile}`, 'base')]),
  ...Object.fromEntries(
    Object.entries({ json: inJson, markdown: inComment, html: inPage, csv: inCsv, junit: inXml, bmf: inJson, gab: inJson } satisfies Record<
      keyof typeof FORMS,
      (text: string) => Trouble
    >).map(([form, trouble]) => [
      `--${form}`,
      async ({ source, history }: Scene): Promise<Trouble> => {
        return trouble(await FORMS[form as keyof typeof FORMS](source, { run: source.run, history, acceptances: [] }));
      },
    ]),
  ),
};

/** Functions that only parts of an output come from, or that an output above is made by. */
const PARTS = new Set([
  'renderState',
  'renderPage',
  'renderSummary',
  'renderJson',
  'renderCsv',
  'renderJunit',
  'renderBencher',
  'renderGithubActionBenchmark',
]);

function inFileNames(names: readonly string[]): Trouble {
  return [
    ...names.flatMap((name) =>
      /^[\w@-][\w.@-]*$/u.test(name) && name.length <= 255 && path.basename(name) === name ? [] : [`an odd file name: ${name}`],
    ),
    ...(new Set(names).size === names.length ? [] : ['two files of one name']),
  ];
}

const { run, history, acceptances } = drawnRun({ benchmarks: 3, storedRuns: 12 });
const SCENES: readonly Pick<Scene, 'source' | 'history'>[] = [
  ...Object.values(SAMPLES).map((source) => ({ source, history: history.slice(-2) })),
  { source: { run, judgement: judge({ run, history, acceptances }) }, history },
];

describe('names and messages of the measured code stay text', () => {
  it('in every output that the source has', async () => {
    const made = new Set<string>();
    for await (const file of glob('src/**/*.ts', { cwd: root, exclude: ['src/page/**'] })) {
      for (const [, name = ''] of (await readFile(path.join(root, file), 'utf8')).matchAll(
        /^export (?:async )?function ((?:render|draft)\w+)/gm,
      ))
        made.add(name);
    }
    assert.deepEqual(
      [...made].filter((name) => !Object.hasOwn(OUTPUTS, name) && !PARTS.has(name)),
      [],
      'a new output: add it to OUTPUTS',
    );
  });

  for (const [name, troubleIn] of Object.entries(OUTPUTS)) {
    it(`of ${name}`, async () => {
      const mixed = fc
        .array(fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 6 })), { minLength: 1, maxLength: 4 })
        .map((pieces) => pieces.join(''));
      const property = fc.asyncProperty(
        mixed,
        fc.constantFrom(...SCENES),
        fc.constantFrom('before' as const, 'behind' as const),
        fc.boolean(),
        async (hostile, scene, place, isFull) => {
          assert.deepEqual(await troubleIn({ ...poisoned(scene, hostile, place), hostile, isFull }), []);
        },
      );
      await fc.assert(property, {
        numRuns: 60,
        examples: HOSTILE_TEXTS.map((hostile, at) => [hostile, SCENES[at % SCENES.length]!, at % 2 === 0 ? 'before' : 'behind', true]),
      });
    });
  }
});
