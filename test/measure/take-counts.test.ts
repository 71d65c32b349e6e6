import assert from 'node:assert/strict';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { monotonicMs } from '../../src/system/this-program.ts';
import { countingHash } from '../../src/measure/instructions/counting-plan.ts';
import type { BenchmarkRecord, Measured } from '../../src/model.ts';
import { serverBenchmarks, suiteBenchmarks } from '../../src/plan/benchmarks.ts';
import { withCounts, type CountsRequest } from '../../src/measure/take-counts.ts';
import { aBenchmark, aDuet, measured, measuredAlone, ofDuets, POLICY, solosOf } from '../judge/records.ts';
import { untilEnded } from '../processes.ts';
import { heldScenarioOf, scenarioOf, serverTargetOf, suiteTargetOf } from '../targets.ts';
import { temporaryFolder, withTemporaryFiles } from '../temporary-folder.ts';
import { until } from '../until.ts';
import { describeNote } from '../../src/report/words.ts';

const PLAIN = serverTargetOf({ name: 'a', scenarios: [scenarioOf({ name: 'x' })] });
const HELD = serverTargetOf({ name: 'a', scenarios: [heldScenarioOf({ name: 'x' })] });

const MEASURED: Measured = measured({ cpuPerRequest: [0, 0.01, 0.02] });
const RECORDS: readonly BenchmarkRecord[] = [aBenchmark('a/x', MEASURED), aBenchmark('b/x', { state: 'unaffected' })];

interface Counted {
  readonly records: readonly BenchmarkRecord[];
  readonly notes: readonly string[];
}

async function count(change: Partial<CountsRequest>, { signal = new AbortController().signal, given = RECORDS } = {}): Promise<Counted> {
  const notes: string[] = [];
  const records = await withCounts(given, {
    instructions: 'auto', valgrind: null, policy: POLICY, benchmarks: serverBenchmarks(PLAIN, PLAIN), trees: { base: '/nowhere', head: '/nowhere' },
    troubleBeside: async () => null, untilMs: null, ...change,
  }, {
    signal, progress: () => {}, note: (reason) => notes.push(describeNote(reason)),
  });
  return { records, notes };
}

const searched = process.env['PATH'];
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
before(async () => { folder = await temporaryFolder(); });
after(async () => {
  process.env['PATH'] = searched;
  await folder[Symbol.asyncDispose]();
});

describe('where no program is found at all', () => {
  before(() => { process.env['PATH'] = folder.path; });

  test('instructions that nobody asked for are not missed', async () => {
    assert.deepEqual(await count({ instructions: 'off' }), { records: RECORDS, notes: [] });
  });

  test('where valgrind is missing the report says so, and time alone is judged', async () => {
    assert.deepEqual(await count({ instructions: 'auto' }), { records: RECORDS, notes: ['Instructions were not counted: valgrind is not installed (apt-get install valgrind).'] });
  });

  test('where counts are required what was measured without them is invalid, but for how much its rounds vary, and what was not measured is what it was', async () => {
    const { records } = await count({ instructions: 'required' });
    assert.deepEqual(records.map(({ measurement }) => measurement), [
      {
        state: 'invalid', reason: 'instructions are required and were not counted: valgrind is not installed (apt-get install valgrind)',
        until: { plan: MEASURED.plan, duets: MEASURED.duets },
      },
      { state: 'unaffected' },
    ]);
  });

  test('what holds its requests has nothing to count, and is what it was', async () => {
    const { records } = await count({ instructions: 'required', benchmarks: serverBenchmarks(HELD, HELD) });
    assert.deepEqual(records, RECORDS);
  });

  test('head that was measured without a base is to be counted too', async () => {
    const { records } = await count({ instructions: 'required' }, { given: [aBenchmark('a/x', measuredAlone(solosOf({ cpuPerRequest: [100] })))] });
    assert.deepEqual(records.map(({ measurement }) => [measurement.state, 'until' in measurement]), [['invalid', false]]);
  });
});

/** It may take forty times as long to boot as at its own speed. */
const requestFor = (bootTimeoutMs: number, scenarios: readonly string[] = ['x']): Partial<CountsRequest> => {
  const target = serverTargetOf({ name: 'a', dir: '.', start: 'node server.js', bootTimeoutMs, scenarios: scenarios.map((name) => scenarioOf({ name })) });
  return { benchmarks: serverBenchmarks(target, target), trees: { base: folder.path, head: folder.path } };
};

/** Of a service that has ended by the time it is asked for so often. */
function endsAt(asking: number): CountsRequest['troubleBeside'] {
  let asked = 0;
  return async () => {
    asked += 1;
    return asked < asking ? null : { kind: 'recorded-text', text: 'redis ended: was ended by SIGKILL' };
  };
}

const NOTE_ON_SERVICE = 'The instructions of a/x were not counted: redis ended: was ended by SIGKILL.';

/** Of every process that was to be counted. */
const started = async (): Promise<readonly number[]> =>
  (await readFile(path.join(folder.path, 'started'), 'utf8').catch(() => '')).split('\n').filter((line) => line !== '').map(Number);

/** Where it is there, the first program that sees it fails, and takes it away. */
const failsOnce = (): string => path.join(folder.path, 'fails-once');

const assertAllEnded = async (): Promise<void> => {
  for (const pid of await started()) {
    await untilEnded(pid);
  }
};

describe('where a program that is counted never comes up', () => {
  before(async () => {
    const programs = path.join(folder.path, 'programs');
    await mkdir(programs);
    const neverUp = `#!/bin/sh\necho $$ >> '${path.join(folder.path, 'started')}'\nrm '${failsOnce()}' 2>/dev/null && exit 3\nexec sleep 600\n`;
    for (const program of ['valgrind', 'vgdb']) await writeFile(path.join(programs, program), neverUp, { mode: 0o755 });
    process.env['PATH'] = [programs, searched].join(path.delimiter);
  });

  test('counting ends with the budget, has begun with what is most suspicious, and says what was not counted once for all', async () => {
    const given = ['v', 'w', 'x', 'y', 'z'].map((name, index) => aBenchmark(`a/${name}`, measured({ cpuPerRequest: [0, 0.01, 0.02].map((ratio) => ratio + index / 100) })));
    const { records, notes } = await count({ ...requestFor(10_000, ['v', 'w', 'x', 'y', 'z']), untilMs: monotonicMs() + 4_000 }, { given });
    assert.deepEqual(records, given);
    assert.equal(notes.length, 1);
    assert.match(notes[0] ?? '', /^The instructions of a\/z, a\/y, a\/x and 2 more were not counted: the rounds had left \d s of the budget, which were used up\.$/);
    assert.equal((await started()).length, 2, 'both arms of the first');
    await assertAllEnded();
  });

  test('what the rounds have left no time for is told as that', async () => {
    const { records, notes } = await count({ ...requestFor(10_000), untilMs: monotonicMs() - 1 });
    assert.deepEqual([records, notes], [RECORDS, ['The instructions of a/x were not counted: the rounds had used up the budget.']]);
  });

  test('why a try failed is told beside what ended the next', async () => {
    await writeFile(failsOnce(), '');
    const { notes } = await count({ ...requestFor(10_000), untilMs: monotonicMs() + 4_000 });
    assert.match(notes.join('\n'), /^The instructions of a\/x were not counted: the rounds had left \d s of the budget, which were used up, and the try before had failed: (base|head): while its instructions were counted: `node server\.js` exited with code 3 before it listened on PORT \d+\.$/);
    await assertAllEnded();
  });

  test('a machine without room for it costs the counts, and not what was measured', async () => {
    const { records, notes } = await withTemporaryFiles(path.join(folder.path, 'nowhere'), () => count(requestFor(10_000)));
    assert.deepEqual(records, RECORDS);
    assert.match(notes.join('\n'), /^The instructions of a\/x were not counted: what measuring needs could not be set up: no temporary folder can be made: ENOENT/);
  });

  test('an interrupt ends it, and it is not tried again', async () => {
    const earlier = (await started()).length;
    const interrupt = new AbortController();
    const counted = count(requestFor(10_000), { signal: interrupt.signal });
    await until(async () => (await started()).length >= earlier + 2, 'both arms have started');
    interrupt.abort();
    assert.deepEqual(await counted, { records: RECORDS, notes: [] });
    assert.equal((await started()).length, earlier + 2);
    await assertAllEnded();
  });

  test('what is required and cannot be counted is invalid, but for how much its rounds vary', async () => {
    const { records } = await count({ ...requestFor(5), instructions: 'required' });
    const measurement = records[0]?.measurement;
    assert.ok(measurement?.state === 'invalid', JSON.stringify(measurement));
    assert.deepEqual(measurement.until, { plan: MEASURED.plan, duets: MEASURED.duets });
  });

  test('a service that has ended meanwhile is blamed, and no arm', async () => {
    const { notes } = await count({ ...requestFor(5), troubleBeside: endsAt(2) });
    assert.deepEqual(notes, [NOTE_ON_SERVICE]);
  });

  test('nothing is started of what could not be counted in time on any machine', async () => {
    const earlier = (await started()).length;
    const slow = ofDuets([aDuet(0, { cpuPerRequest: [{ base: 2e5, head: 2e5 }] })]);
    const { notes } = await count(requestFor(10_000), { given: [aBenchmark('a/x', slow)] });
    assert.deepEqual(notes, ['The instructions of a/x were not counted: 200 ms of CPU time per request would take 18 minutes at the least under valgrind, and 10 are the bound.']);
    assert.equal((await started()).length, earlier);
  });

  test('a task of which an operation takes as long is started: that may be waiting, which takes no longer under valgrind', async () => {
    const earlier = (await started()).length;
    const task = suiteTargetOf({ name: 'a', dir: '.' });
    const slow = ofDuets([aDuet(0, { nsPerOp: [{ base: 2e8, head: 2e8 }] })]);
    await count({ ...requestFor(10_000), benchmarks: suiteBenchmarks(task, task, ['x'], ['x']), untilMs: monotonicMs() + 2_000 }, { given: [aBenchmark('a/x', slow)] });
    assert.equal((await started()).length, earlier + 2, 'both arms');
    await assertAllEnded();
  });

  test('nothing is started where a service has ended already', async () => {
    const earlier = (await started()).length;
    const { notes } = await count({ ...requestFor(10_000), troubleBeside: endsAt(1) });
    assert.deepEqual(notes, [NOTE_ON_SERVICE]);
    assert.equal((await started()).length, earlier);
  });

  test('where there is no base head is what is blamed', async () => {
    const { notes } = await count(requestFor(5), { given: [aBenchmark('a/x', measuredAlone(solosOf({ cpuPerRequest: [100] })))] });
    assert.match(notes.join('\n'), /^The instructions of a\/x were not counted: head: while its instructions were counted: /);
  });

  test('without either the program is what is blamed', async () => {
    const { notes } = await count(requestFor(5));
    assert.match(notes.join('\n'), /^The instructions of a\/x were not counted: (base|head): while its instructions were counted: `node server\.js` did not listen on PORT \d+ of 127\.0\.0\.1 within [\d.]+ s; it has to listen [^\n]*\.$/);
  });
});

/** Runs a program at its own speed, and can be asked for it. What fails once, and what hangs, is told by files of the tree. */
const VALGRIND = `#!/bin/sh
for argument; do
  case "$argument" in
    --vgdb-prefix=*) touch "\${argument#--vgdb-prefix=}-from-vgdb-to-$$-by-me-on-here" ;;
    --hash-seed=*)
      seed="\${argument#--hash-seed=}"
      echo "$seed" >> seeds
      rm "fails-in-$seed" 2>/dev/null && exit 3
      [ -e "hangs-in-$seed" ] && exec sleep 600 ;;
  esac
done
while [ "\${1#--}" != "$1" ]; do shift; done
exec "$@"
`;

/** A million instructions have passed whenever it is asked, until two stretches are counted: then the program has nothing to do. */
const VGDB = `#!/bin/sh
asked="\${1#--vgdb-prefix=}-asked-\${2#--pid=}"
[ "$3" = status ] || exit 0
echo again >> "$asked"
times=$(wc -l < "$asked")
echo "events-1: $(((times < 4 ? times : 4) * 1000000))"
`;

describe('where programs can be counted', () => {
  before(async () => {
    const programs = path.join(folder.path, 'counting');
    await mkdir(programs);
    for (const [name, script] of [['valgrind', VALGRIND], ['vgdb', VGDB]] as const) await writeFile(path.join(programs, name), script, { mode: 0o755 });
    await writeFile(path.join(folder.path, 'server.js'), 'require("node:http").createServer((request, response) => response.end("ok")).listen(process.env.PORT, process.env.HOST);');
    process.env['PATH'] = [programs, searched].join(path.delimiter);
  });

  test('both arms are counted three times, and it is kept how', async () => {
    const slow = ofDuets([aDuet(0, { cpuPerRequest: [{ base: 1e5, head: 1e5 }] })]);
    const { records: [counted, other], notes } = await count({ ...requestFor(10_000), valgrind: 'valgrind-3.22.0' }, { given: [aBenchmark('a/x', slow), aBenchmark('b/x', { state: 'unaffected' })] });
    const pair = { base: 20_000, head: 20_000 };
    assert.deepEqual(counted?.measurement, { ...slow, instructions: [pair, pair, pair], countingHash: countingHash('valgrind-3.22.0') });
    assert.deepEqual([other?.measurement, notes], [{ state: 'unaffected' }, []]);
  });

  test('a pair that is lost is counted again, and those before it are not', async () => {
    const seeds = path.join(folder.path, 'seeds');
    await rm(seeds, { force: true });
    await writeFile(path.join(folder.path, 'fails-in-3'), '');
    const slow = ofDuets([aDuet(0, { cpuPerRequest: [{ base: 1e5, head: 1e5 }] })]);
    const { records: [counted], notes } = await count(requestFor(10_000), { given: [aBenchmark('a/x', slow)] });
    const pair = { base: 20_000, head: 20_000 };
    assert.deepEqual([counted?.measurement, notes], [{ ...slow, instructions: [pair, pair, pair] }, []]);
    assert.deepEqual((await readFile(seeds, 'utf8')).trim().split('\n').filter((seed) => seed !== '3').toSorted(), ['1', '1', '2', '2']);
  });

  test('what was counted by the time that is over is kept where it is enough', async (t) => {
    const hangs = path.join(folder.path, 'hangs-in-3');
    t.after(() => rm(hangs));
    await writeFile(hangs, '');
    const request = { ...requestFor(10_000), untilMs: monotonicMs() + 15_000 };
    const given = [ofDuets([aDuet(0, { cpuPerRequest: [{ base: 1e5, head: 1e5 }] })]), measuredAlone(solosOf({ cpuPerRequest: [1e5] }))] as const;
    const [both, alone] = await Promise.all(given.map((measurement) => count(request, { given: [aBenchmark('a/x', measurement)] })));
    const pair = { base: 20_000, head: 20_000 };
    assert.deepEqual(both, { records: [aBenchmark('a/x', { ...given[0], instructions: [pair, pair] })], notes: [] });
    assert.deepEqual(alone, { records: [aBenchmark('a/x', { ...given[1], instructionsOfHead: [20_000, 20_000] })], notes: [] });
  });

  test('counts that came without a service are none', async () => {
    const slow = ofDuets([aDuet(0, { cpuPerRequest: [{ base: 1e5, head: 1e5 }] })]);
    const { records: [counted], notes } = await count({ ...requestFor(10_000), troubleBeside: endsAt(2) }, { given: [aBenchmark('a/x', slow)] });
    assert.deepEqual([counted?.measurement, notes], [slow, [NOTE_ON_SERVICE]]);
  });

  test('head alone is counted four times; how cannot be told of a valgrind that does not say its version', async () => {
    const slow = measuredAlone(solosOf({ cpuPerRequest: [1e5] }));
    const { records: [counted] } = await count({ ...requestFor(10_000), valgrind: null }, { given: [aBenchmark('a/x', slow)] });
    assert.deepEqual(counted?.measurement, { ...slow, instructionsOfHead: [20_000, 20_000, 20_000, 20_000] });
  });
});
