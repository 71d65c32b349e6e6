import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { bareTable, checkDestinations, writeJobReport, writeReports } from '../../src/cli/output.ts';
import { SAMPLES } from '../report/samples.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { userErrorOfPromise } from '../user-error.ts';

const { run, judgement } = SAMPLES.passed;
const FILE = { run, history: [], acceptances: [] };

test('a report that cannot be written is told with the option that asked for it; of a job, where none did, with its place alone', async () => {
  await using folder = await temporaryFolder();
  const taken = join(folder.path, 'taken');
  await mkdir(taken);
  const [byOption, ofJob] = [
    await userErrorOfPromise(() => writeReports(FILE, judgement, { markdown: taken }, 'add --verbose')),
    await userErrorOfPromise(() =>
      writeJobReport(FILE, judgement, { reportPath: taken, htmlPath: join(folder.path, 'report.html'), commitUrl: null }),
    ),
  ];
  for (const { message } of [byOption, ofJob]) assert.match(message, /^the report cannot be written: /);
  assert.deepEqual([byOption.where, ofJob.where], [`--markdown ${taken}`, taken]);
});

test('a page that cannot be written costs a job neither its report nor its verdict', async () => {
  await using folder = await temporaryFolder();
  const [reportPath, htmlPath] = [join(folder.path, 'report.md'), folder.path];
  await writeJobReport(FILE, judgement, { reportPath, htmlPath, commitUrl: null });
  assert.ok((await readFile(reportPath, 'utf8')).includes('perf-gate'));
});

test('a place that no report can be written to is refused with its option', async () => {
  await using folder = await temporaryFolder();
  const inFolder = (name: string): string => join(folder.path, name);
  await writeFile(inFolder('file'), '');
  const report = inFolder('report');
  const places = [
    [{ json: inFolder('file/run.json') }, /cannot be written/, `--json ${inFolder('file/run.json')}`],
    [{ markdown: folder.path }, /cannot be written: it is a folder/, `--markdown ${folder.path}`],
    [{ json: `${report}/` }, /cannot be written: it is a folder/, `--json ${report}/`],
    [{ json: '-', markdown: '-' }, /mixed on standard output/, /--json -/],
    [{ json: report, markdown: report }, /one report would overwrite the other/, new RegExp(`--markdown ${report}$`)],
  ] as const;
  for (const [options, what, place] of places) {
    const { message, where } = await userErrorOfPromise(() => checkDestinations(options));
    assert.match(message, what);
    assert.match(where, typeof place === 'string' ? new RegExp(`^${place}$`) : place);
  }
});

test(
  'a device is a place for reports, though its folder cannot be written to',
  { skip: process.getuid?.() === 0 && 'root may write to any folder' },
  async () => {
    await checkDestinations({ json: '/dev/null' });
  },
);

const TABLE = {
  head: ['benchmark', 'kind'],
  rows: [
    ['api/hello', 'server'],
    ['user/parse', 'suite'],
  ],
};

const rulesIn = (table: string): number => table.split('\n').filter((line) => line.startsWith('├')).length;

test('a table has no colours, and a line between rows where it is ruled', () => {
  assert.deepEqual([rulesIn(bareTable(TABLE)), rulesIn(bareTable({ ...TABLE, ruled: true }))], [1, 2]);
  assert.ok(!bareTable(TABLE).includes('\u001B'));
});
