import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { reasonThatSays } from '../reason-that-says.ts';
import type { JudgedBenchmark } from '../../src/model.ts';
import { benchmarkFilter } from '../../src/plan/benchmark-glob.ts';
import {
  acceptCommand,
  besideStoredCommand,
  checksOutHead,
  longerCommand,
  reproduceCommand,
  reproduceRunCommand,
  runComment,
} from '../../src/report/commands.ts';
import { aBenchmark, around, aRun, measured } from '../judge/records.ts';

const onlyOf = (...ids: readonly string[]): readonly string[] =>
  [
    ...reproduceCommand(
      aRun({}),
      ids.map((id) => ({ id })),
    ).matchAll(/--only '(?<pattern>[^']+)'/gu),
  ].map(({ groups }) => groups?.['pattern'] ?? '');

const commandOf = (configFile: string): string => reproduceCommand(aRun({ configFile }), [{ id: 'koa/a' }]);

const configOf = (configFile: string): string =>
  commandOf(configFile).slice("npx perf-gate run --only 'koa/a'".length, -` --base ${'a'.repeat(40)} --profile quick`.length);

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
    assert.equal(reproduceCommand(aRun({ profile: 'mion-page' }), []), `npx perf-gate run --base ${'a'.repeat(40)} --profile mion-page`);
    assert.equal(
      reproduceCommand(aRun({ profile: "x'; rm -rf ~" }), []),
      String.raw`npx perf-gate run --base ${'a'.repeat(40)} --profile 'x'\''; rm -rf ~'`,
    );
  });

  it('names the configuration where that is none of the usual ones', () => {
    assert.deepEqual(['packages/api/perf-gate.yml', "x'; rm -rf ~", 'perf-gate.yaml'].map(configOf), [
      ' --config packages/api/perf-gate.yml',
      String.raw` --config 'x'\''; rm -rf ~'`,
      '',
    ]);
  });

  it('takes what a glob has a meaning for by the letter', () => {
    assert.deepEqual(onlyOf('parser/a*b'), [String.raw`parser/a\*b`]);
    for (const id of ['parser/a@(b)', 'parser/a"b"']) assert.deepEqual([id, 'parser/ab'].filter(benchmarkFilter(onlyOf(id))), [id]);
  });

  it('checks out the merge that GitHub makes of a pull request, as long as it is of the commit that was reported, and measures beside its first parent', () => {
    const merged = {
      ...aRun({ pullRequest: 7, head: { sha: 'e'.repeat(40), dirty: false }, base: { sha: 'f'.repeat(40), dirty: false } }),
      mergeOf: 'd'.repeat(40),
    };
    const checkout = `git fetch origin pull/7/merge && [ "$(git rev-parse FETCH_HEAD^2)" = ${'d'.repeat(40)} ] && git switch --detach FETCH_HEAD && `;
    assert.equal(reproduceCommand(merged, [{ id: 'koa/a' }]), `${checkout}npx perf-gate run --only 'koa/a' --base HEAD~1 --profile quick`);
    assert.equal(reproduceRunCommand(merged), `${checkout}npx perf-gate run --base HEAD~1 --profile quick --all --seed 1`);
    assert.equal(checksOutHead(merged), true);
  });

  it('measures what is checked out beside the base that was measured where head is no such merge, as in a merge queue', () => {
    for (const run of [
      aRun({}),
      aRun({ pullRequest: 7 }),
      { ...aRun({}), mergeOf: 'd'.repeat(40) },
      { ...aRun({ pullRequest: 7 }), mergeOf: 'main ]; rm -rf ~' },
    ]) {
      assert.equal(reproduceCommand(run, [{ id: 'koa/a' }]), `npx perf-gate run --only 'koa/a' --base ${'a'.repeat(40)} --profile quick`);
      assert.equal(checksOutHead(run), false);
    }
  });
});

const againstStored = (id: string, newestCommit: string): Pick<JudgedBenchmark, 'id' | 'stored'> => ({
  id,
  stored: { state: 'compared', runs: 7, newestCommit, comparisons: [], advisoryBecause: null },
});

describe('the command for what stored runs decided', () => {
  const [worst, other] = [againstStored('koa/a', `${'d'.repeat(40)}-dirty`), againstStored('koa/b', 'e'.repeat(40))];

  it('measures beside the newest stored commit of the worst, because another machine has no stored runs', () => {
    assert.equal(
      besideStoredCommand(aRun({ base: null }), [worst, other]),
      `npx perf-gate run --only 'koa/a' --only 'koa/b' --base ${'d'.repeat(40)} --profile quick`,
    );
  });

  it('is none where a base decided, nothing stored did, or that was of the same code', () => {
    assert.equal(besideStoredCommand(aRun({}), [worst]), null);
    assert.equal(
      besideStoredCommand(aRun({ base: null }), [{ id: 'koa/a', stored: { state: 'nothing to compare', reason: reasonThatSays('x') } }]),
      null,
    );
    assert.equal(besideStoredCommand(aRun({ base: null, head: { sha: 'd'.repeat(40), dirty: false } }), [worst]), null);
    assert.equal(
      besideStoredCommand(aRun({ base: null, head: { sha: 'd'.repeat(40), dirty: true } }), [worst]),
      `npx perf-gate run --only 'koa/a' --base ${'d'.repeat(40)} --profile quick`,
    );
  });
});

const lookingAt = (profile: string, looks: readonly number[]): string | null =>
  longerCommand(
    aRun({ profile, benchmarks: [aBenchmark('koa/a', { ...measured({ cpuPerRequest: around(0, 0.01) }), plan: { looks } })] }),
    [{ id: 'koa/a' }],
  );

describe('the command that measures longer', () => {
  const longer = `npx perf-gate run --only 'koa/a' --base ${'a'.repeat(40)} --profile thorough`;

  it('takes the longest profile, and is none where that was taken', () => {
    assert.equal(lookingAt('quick', [5, 10, 16]), longer);
    assert.equal(lookingAt('thorough', [16, 20]), null);
  });

  it('is none where a profile of the configuration already looks as long', () => {
    assert.equal(lookingAt('nightly', [20, 60, 100]), null);
    assert.equal(lookingAt('mine', [8, 20]), longer);
  });
});

describe('the command that makes a run again', () => {
  const many = ['a', 'b', 'c', 'd'].map((target) => aBenchmark(`${target}/x`, { state: 'invalid', reason: reasonThatSays('x') }));
  const rest = `--base ${'a'.repeat(40)} --profile quick --all --seed 1`;

  it('asks for what the run was asked for, as it was asked', () => {
    assert.equal(
      reproduceRunCommand(aRun({ only: ['gate', "it's/*"], benchmarks: many })),
      String.raw`npx perf-gate run --only 'gate' --only 'it'\''s/*' ${rest}`,
    );
  });

  it('names benchmarks where nothing was asked for and there are few', () => {
    assert.equal(reproduceRunCommand(aRun({ benchmarks: many.slice(0, 2) })), `npx perf-gate run --only 'a/x' --only 'b/x' ${rest}`);
    assert.equal(reproduceRunCommand(aRun({ benchmarks: many })), `npx perf-gate run ${rest}`);
  });

  it('has the budget, by which the looks were planned, but not what each of several jobs had', () => {
    assert.equal(
      reproduceRunCommand(aRun({ benchmarks: many, budgetMs: 420_000 })),
      `npx perf-gate run ${rest.replace('--seed', '--budget 7m --seed')}`,
    );
    for (const fields of [{ parts: 2 }, { shard: { index: 1, count: 2 } }, { budgetMs: null }, { budgetMs: undefined }])
      assert.equal(reproduceRunCommand(aRun({ benchmarks: many, budgetMs: 420_000, ...fields })), `npx perf-gate run ${rest}`);
  });

  it('does not spell out endless names', () => {
    for (const only of [Array.from({ length: 21 }, (_, index) => `x${index}`), ['x'.repeat(201)]]) {
      assert.equal(reproduceRunCommand(aRun({ only, benchmarks: many })), `npx perf-gate run ${rest}`);
    }
  });
});

describe('the comment that measures benchmarks again', () => {
  it('names few of them, and else measures everything that the change reaches', () => {
    const ids = ['koa/a', 'koa/b', 'koa/c', 'koa/d'].map((id) => ({ id }));
    assert.deepEqual([runComment(ids.slice(0, 2)), runComment(ids), runComment([])], ['/perf run koa/a,koa/b', '/perf run', '/perf run']);
  });

  it('quotes a name with blanks, and names none that it could not', () => {
    assert.deepEqual(
      ['user/JSON round trip', 'a/x,y', 'a/"b" `c`', 'a/two  blanks'].map((id) => runComment([{ id }])),
      ['/perf run "user/JSON round trip"', '/perf run', '/perf run', '/perf run'],
    );
  });
});

describe('the command that accepts a regression', () => {
  it('accepts this change and no larger one', () => {
    assert.deepEqual(
      [0.0501, 0.05, 0.0182, Number.POSITIVE_INFINITY].map(
        (upTo) => / --up-to (?<size>\S+)/u.exec(acceptCommand(aRun({}), 'a/b', upTo) ?? '')?.groups?.['size'],
      ),
      ['5.1%', '5%', '1.9%', undefined],
    );
  });

  it('quotes the benchmark, and names the configuration where it is no usual one', () => {
    assert.equal(
      acceptCommand(aRun({ configFile: 'bench/gate.yml' }), "user/it's *", 0.05),
      String.raw`npx perf-gate accept 'user/it'\''s \*' --config bench/gate.yml --up-to 5% --reason REASON`,
    );
  });
});
