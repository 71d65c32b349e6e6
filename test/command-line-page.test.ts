import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { judgementOf } from '../src/judge/verdict-of-run.ts';
import type { Control, JudgedBenchmark, VerdictKind } from '../src/model.ts';
import { POLICY } from './judge/records.ts';
import { unwrapped } from './pages.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Options of commander that a text defines. */
const optionsIn = (text: string): readonly string[] => [...text.matchAll(/ption\('(--[a-z-]+)/g)].map(([, option = '']) => option);

test('the synopsis of the command line names every option of every command', async () => {
  const [blocks, page] = [(await readFile(path.join(root, 'src/cli/program.ts'), 'utf8')).split('\n\n'), await readFile(path.join(root, 'docs/command-line.md'), 'utf8')];
  const sharedBy = (name: string): readonly string[] => optionsIn(blocks.find((block) => block.startsWith(`function ${name}(`)) ?? '');
  const [, synopsis = ''] = /```\n(perf-gate run .*?)```/s.exec(page) ?? [];
  const usages = new Map(synopsis.split(/\n(?=perf-gate )/).map((usage) => [/^perf-gate (?:baseline )?(\w+)/.exec(usage)?.[1], usage]));
  assert.ok(sharedBy('withMeasuring').length > 0 && sharedBy('withOutputs').length > 0);

  for (const block of blocks.filter((candidate) => candidate.includes('.action('))) {
    const [, name = ''] = /\.command\('(\w+)'\)/.exec(block) ?? [];
    // What is said of `baseline update` is that it takes those of `run`.
    const measuring = block.includes('withMeasuring(') && name !== 'update' ? sharedBy('withMeasuring') : [];
    const outputs = block.includes('withOutputs(') ? sharedBy('withOutputs') : [];
    const missing = [...optionsIn(block), ...measuring, ...outputs].filter((option) => !new RegExp(`${option}(?![a-z-])`).test(usages.get(name) ?? ''));
    assert.deepEqual(missing, [], name);
  }
});

test('every command is told of behind the synopsis, and what `report` and `accept` pass', async () => {
  const [source, page] = [await readFile(path.join(root, 'src/cli/program.ts'), 'utf8'), await readFile(path.join(root, 'docs/command-line.md'), 'utf8')];
  const [, told = ''] = /```\nperf-gate run .*?```(.*)/s.exec(page) ?? [];
  const commands = [...source.matchAll(/\b(program|baseline)\.command\('(\w+)'\)/g)].map(([, parent, name = '']) => (parent === 'baseline' ? `baseline ${name}` : name)).filter((name) => name !== 'baseline');
  assert.ok(commands.includes('report') && commands.includes('baseline show'));
  assert.deepEqual(commands.filter((name) => !new RegExp(`\`${name}[ \`]`).test(told)), []);

  assert.match(told, /`report RUN\.json`[^.]*\*\*its exit code is 0 for a regression\s+too\*\*/);
  const [, days = ''] = /'--expires .*acceptedMs\('(\d+)d'\)/.exec(source) ?? [];
  assert.match(told, new RegExp(`of any size unless \`--up-to\` is given, and for ${days} days unless\\s+\`--expires\` is`));
  assert.match(await unwrapped('docs/baselines.md'), new RegExp(`without \`--up-to\` however much slower it becomes\\*\\*\\. \`--expires\` is ${days} days`));
});

/** The exit code of a run of which all of that holds, where the policy lets nothing pass. */
const exitCodeOf = (verdicts: readonly VerdictKind[], control: 'fair' | 'unfair'): number => judgementOf({
  benchmarks: verdicts.map((verdict) => ({ verdict }) as JudgedBenchmark),
  familySize: 0, policy: { ...POLICY, onInconclusive: 'fail' }, control: { state: control } as Control, drifts: [],
}).exitCode;

test('which exit code counts where several verdicts hold is as command-line.md says', async () => {
  const [, order = ''] = /Where several verdicts hold, the first of these counts: ([^.]*)\./.exec(await unwrapped('docs/command-line.md')) ?? [];
  assert.deepEqual([...order.matchAll(/\((\d)\)/g)].map(([, code]) => Number(code)), [
    exitCodeOf(['failed', 'regressed', 'invalid', 'inconclusive'], 'unfair'),
    exitCodeOf(['regressed', 'invalid', 'inconclusive'], 'unfair'),
    exitCodeOf(['regressed', 'invalid', 'inconclusive'], 'fair'),
    exitCodeOf(['invalid', 'inconclusive'], 'fair'),
    exitCodeOf(['inconclusive'], 'fair'),
  ]);
});

test('the package exports nothing but types that command-line.md does not name', async () => {
  const exported = [...(await readFile(path.join(root, 'src/index.ts'), 'utf8')).matchAll(/^export \{ (.*) \}/gm)].flatMap(([, list = '']) => list.split(', ')).filter((name) => !name.startsWith('type '));
  const [, section = ''] = /\n## From a program\n(.*?)\n## /s.exec(await readFile(path.join(root, 'docs/command-line.md'), 'utf8')) ?? [];
  assert.ok(exported.includes('judge'));
  assert.deepEqual(exported.filter((name) => !new RegExp(`\\b${name}\\b`).test(section)), []);
});
