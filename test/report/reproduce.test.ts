import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { JudgedBenchmark } from '../../src/model.ts';
import { benchmarkFilter } from '../../src/plan/benchmark-glob.ts';
import type { ComparedRuns } from '../../src/report/report-source.ts';
import { besideStoredCommand, checksOutHead, compareAgainCommand, longerCommand, reproduceCommand, reproduceRunCommand, verdictCommand } from '../../src/report/next-steps.ts';
import { aBenchmark, aRun } from '../judge/records.ts';
import { recordedText } from '../../src/model/reasons.ts';

const onlyOf = (...ids: readonly string[]): readonly string[] =>
  [...reproduceCommand(aRun({}), ids.map((id) => ({ id }))).matchAll(/--only '(?<pattern>[^']+)'/gu)].map(({ groups }) => groups?.['pattern'] ?? '');

const commandOf = (configFile: string): string => reproduceCommand(aRun({ configFile }), [{ id: 'koa/a' }]);

describe('the command that measures some benchmarks again', () => {
  it('names a benchmark once, on however many environments it regressed', () => {
    assert.deepEqual(onlyOf('koa/a', 'koa/a', 'hapi/a', 'koa/a', 'koa/b'), ['koa/a', 'hapi/a', 'koa/b']);
  });

  it('names a suite whose tasks are not known as a whole', () => {
    assert.deepEqual(onlyOf('parser/*'), ['parser']);
  });

  it('names an edition as it is called, and means that one', () => {
    assert.deepEqual(onlyOf('express@5/hello'), ['express@5/hello']);
    assert.deepEqual(['express@4/hello', 'express@5/hello'].filter(benchmarkFilter(onlyOf('express@5/hello'))), ['express@5/hello']);
  });

  it('quotes the name of a profile that a forged run has made a command of', () => {
    assert.match(reproduceCommand(aRun({ profile: 'mion-page' }), []), / --profile mion-page$/);
    assert.match(reproduceCommand(aRun({ profile: "x'; rm -rf ~" }), []), / --profile 'x'\\''; rm -rf ~'$/);
  });

  it('names the configuration where that is none of the usual ones', () => {
    assert.match(commandOf('packages/api/perf-gate.yml'), / --only 'koa\/a' --config packages\/api\/perf-gate\.yml --base /);
    assert.match(commandOf("x'; rm -rf ~"), / --config 'x'\\''; rm -rf ~' --base /);
    assert.doesNotMatch(commandOf('perf-gate.yaml'), /--config/);
  });

  it('takes what a glob has a meaning for by the letter', () => {
    assert.deepEqual(onlyOf('parser/a*b'), [String.raw`parser/a\*b`]);
    for (const id of ['parser/a@(b)', 'parser/a"b"']) assert.deepEqual([id, 'parser/ab'].filter(benchmarkFilter(onlyOf(id))), [id]);
  });

  it('checks out the merge that GitHub makes of a pull request, as long as it is of the commit that was reported, and measures beside its first parent', () => {
    const merged = aRun({ pullRequest: 7, mergeOf: 'd'.repeat(40), head: { sha: 'e'.repeat(40), dirty: false }, base: { sha: 'f'.repeat(40), dirty: false } });
    const checkout = `git fetch origin pull/7/merge && [ "$(git rev-parse FETCH_HEAD^2)" = ${'d'.repeat(40)} ] && git switch --detach FETCH_HEAD && `;
    assert.equal(reproduceCommand(merged, [{ id: 'koa/a' }]), `${checkout}npx --no perf-gate run --only 'koa/a' --base HEAD~1 --profile quick`);
    assert.ok(reproduceRunCommand(merged).startsWith(`${checkout}npx `));
    assert.match(reproduceRunCommand(merged), / --base HEAD~1 /);
    assert.equal(checksOutHead(merged), true);
  });

  it('names no base that GitHub does not know as one', () => {
    assert.equal(reproduceCommand(aRun({ pullRequest: 7, hasUnknownBase: true }), [{ id: 'koa/a' }]), "npx --no perf-gate run --only 'koa/a' --profile quick");
  });

  it('measures what is checked out beside the base that was measured where head is no such merge, as in a merge queue', () => {
    for (const run of [aRun({}), aRun({ pullRequest: 7 }), aRun({ mergeOf: 'd'.repeat(40) }), aRun({ pullRequest: 7, mergeOf: 'main ]; rm -rf ~' })]) {
      assert.equal(reproduceCommand(run, [{ id: 'koa/a' }]), `npx --no perf-gate run --only 'koa/a' --base ${'a'.repeat(40)} --profile quick`);
      assert.equal(checksOutHead(run), false);
    }
  });
});

const againstStored = (id: string, newestCommit: string): Pick<JudgedBenchmark, 'id' | 'stored'> =>
  ({ id, stored: { state: 'compared', runs: 7, newestCommit, comparisons: [], advisoryBecause: null } });

describe('the command for what stored runs decided', () => {
  const [worst, other] = [againstStored('koa/a', `${'d'.repeat(40)}-dirty`), againstStored('koa/b', 'e'.repeat(40))];

  it('measures beside the newest stored commit of the worst, because another machine has no stored runs', () => {
    assert.equal(besideStoredCommand(aRun({ base: null }), [worst, other]), `npx --no perf-gate run --only 'koa/a' --only 'koa/b' --base ${'d'.repeat(40)} --profile quick`);
  });

  it('is none where a base decided, nothing stored did, or that was of the same code', () => {
    assert.equal(besideStoredCommand(aRun({}), [worst]), null);
    assert.equal(besideStoredCommand(aRun({ base: null }), [{ id: 'koa/a', stored: { state: 'nothing to compare', reason: recordedText('x') } }]), null);
    assert.equal(besideStoredCommand(aRun({ base: null, head: { sha: 'd'.repeat(40), dirty: false } }), [worst]), null);
    assert.match(besideStoredCommand(aRun({ base: null, head: { sha: 'd'.repeat(40), dirty: true } }), [worst]) ?? '', / --base d{40} /);
  });
});

describe('the command that measures longer', () => {
  it('takes the longest profile, and is none where that was taken', () => {
    assert.match(longerCommand(aRun({ profile: 'quick' }), [{ id: 'koa/a' }]) ?? '', /^npx --no perf-gate run --only 'koa\/a' .* --profile thorough$/);
    assert.equal(longerCommand(aRun({ profile: 'thorough' }), [{ id: 'koa/a' }]), null);
  });
});

describe('the command that measures side by side', () => {
  it('names benchmarks where they are few', () => {
    const ids = ['koa/a', 'koa/b', 'koa/c', 'koa/d'].map((id) => ({ id }));
    assert.match(verdictCommand(aRun({}), ids.slice(0, 3)), /^npx --no perf-gate run --only 'koa\/a' --only 'koa\/b' --only 'koa\/c' --base a{40} --profile quick$/);
    assert.doesNotMatch(verdictCommand(aRun({}), ids), /--only/);
  });
});

const recorded = (file: string): ComparedRuns['base'] => ({ run: aRun({}), file });

describe('the command that compares two recorded runs again', () => {
  it('names their files, quoted where a shell would act on them', () => {
    assert.equal(compareAgainCommand({ base: recorded('runs/base.json'), head: recorded("it's\n$x.json") }), String.raw`npx --no perf-gate compare runs/base.json 'it'\''s?$x.json'`);
  });
});

describe('the command that makes a run again', () => {
  const many = ['a', 'b', 'c', 'd'].map((target) => aBenchmark(`${target}/x`, { state: 'invalid', reason: recordedText('x') }));
  const rest = `--base ${'a'.repeat(40)} --profile quick --all --seed 1`;

  it('asks for what the run was asked for, as it was asked', () => {
    assert.equal(reproduceRunCommand(aRun({ only: ['gate', "it's/*"], benchmarks: many })), String.raw`npx --no perf-gate run --only 'gate' --only 'it'\''s/*' ${rest}`);
  });

  it('names benchmarks where nothing was asked for and there are few', () => {
    assert.equal(reproduceRunCommand(aRun({ benchmarks: many.slice(0, 2) })), `npx --no perf-gate run --only 'a/x' --only 'b/x' ${rest}`);
    assert.equal(reproduceRunCommand(aRun({ benchmarks: many })), `npx --no perf-gate run ${rest}`);
  });

  it('has the budget, by which the looks were planned, but not what each of several jobs had', () => {
    assert.equal(reproduceRunCommand(aRun({ benchmarks: many, budgetMs: 420_000 })), `npx --no perf-gate run ${rest.replace('--seed', '--budget 7m --seed')}`);
    for (const fields of [{ parts: 2 }, { shard: { index: 1, count: 2 } }, { budgetMs: null }, { budgetMs: undefined }]) assert.doesNotMatch(reproduceRunCommand(aRun({ benchmarks: many, budgetMs: 420_000, ...fields })), /--budget/);
  });

  it('does not spell out what nobody would read', () => {
    for (const only of [Array.from({ length: 21 }, (_, index) => `x${index}`), ['x'.repeat(201)]]) {
      assert.equal(reproduceRunCommand(aRun({ only, benchmarks: many })), `npx --no perf-gate run ${rest}`);
    }
  });
});
