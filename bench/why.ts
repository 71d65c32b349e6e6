/**
 * Puts ten known causes into five servers, one at a time and in four sizes, counts them as a run does, and prints what the judge finds and which
 * functions are named.
 *
 *     node bench/why.ts record [MINUTES] [SERVER]...    counts what is not kept yet
 *     node bench/why.ts table                           writes bench/results/WHY.md of all that is kept
 */
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { causeOf } from '../src/judge/cause/cause-of.ts';
import { countedCause } from '../src/judge/cause/counted-cause.ts';
import { counterOf } from '../src/measure/instructions/count-arms.ts';
import { locatedStretches } from '../src/measure/profile/explain-regressions.ts';
import { profileBenchmark } from '../src/measure/profile/profiled-arms.ts';
import { PROCEDURE } from '../src/measure/procedure.ts';
import { openRig } from '../src/measure/server/server-arms.ts';
import type { CountedCause, ServerTarget } from '../src/model.ts';
import { type ComparableBenchmark, isComparable, serverBenchmarks } from '../src/plan/benchmarks.ts';
import { emulatorOfBench } from './instructions/emulator-of-bench.ts';
import { changeRecording, repository } from './recording.ts';
import { openServersAlike } from './servers-alike.ts';
import { CAUSES, IDENTICAL, type InjectedCause } from './why/causes.ts';
import { growthOf, readCauses, type RecordedCause, RECORDING, tableOfCauses } from './why/counted-causes.ts';
import { inject } from './why/injection.ts';

const SIZES = [0.03, 0.01, 0.005, 0.003];
const SERVERS = ['http-node', 'express', 'fastify', 'koa', 'hapi'];

// An exit, unlike a signal, ends every process that was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const [command = 'table', minutes = '30', ...servers] = process.argv.slice(2);
if (command === 'record') await record(servers.length === 0 ? SERVERS : servers, 60_000 * Number(minutes));
else writeFileSync(path.join(repository, 'bench/results/WHY.md'), tableOfCauses(await readCauses()));

async function record(names: readonly string[], longestMs: number): Promise<void> {
  const untilMs = performance.now() + longestMs;
  const emulator = await emulatorOfBench();
  await using alike = await openServersAlike(names);
  const originals = new Map(
    alike.targets.map((target) => [target.name, readFileSync(path.join(alike.trees.base, target.dir, 'server.js'), 'utf8')]),
  );
  const put = (target: ServerTarget, cause: InjectedCause, times: number): void => {
    const subject = {
      name: target.name,
      trees: alike.trees,
      file: path.join(target.dir, 'server.js'),
      original: originals.get(target.name)!,
    };
    inject(subject, cause, times);
  };
  const setting = { emulator, signal: new AbortController().signal };
  await using rig = openRig({ cores: alike.cores, procedure: PROCEDURE, onKilled: () => {} });
  const count = async (target: ServerTarget, { isOfNode }: InjectedCause): Promise<CountedCause> => {
    const benchmark = benchmarkOf(target);
    const { base, head } = await counterOf(benchmark, alike.trees, { hasBase: true })!(setting);
    const profiled = isOfNode
      ? causeOf(await locatedStretches(await profileBenchmark(benchmark, alike.trees, rig, 1), alike.trees), null)
      : null;
    return countedCause({ base: base!, head }, profiled);
  };
  for (const cause of [IDENTICAL, ...CAUSES]) {
    // Instructions of the extra work, which is much the same in all servers.
    let extra: number | null = null;
    for (const target of alike.targets) {
      const known = await readCauses();
      const of = (one: RecordedCause): boolean => one.server === target.name && one.cause === cause.name;
      const missing = (cause === IDENTICAL ? [0] : SIZES).filter((size) => !known.some((one) => of(one) && one.size === size));
      if (missing.length === 0 || performance.now() > untilMs) continue;
      if (cause !== IDENTICAL && extra === null) {
        put(target, cause, 1);
        extra = growthOf((await count(target, cause)).instructions);
      }
      const ofServer = known.find((one) => one.server === target.name && one.cause === IDENTICAL.name)?.counted.instructions.base;
      for (const size of missing) {
        if (performance.now() > untilMs) return;
        put(target, cause, cause === IDENTICAL ? 1 : (size * ofServer!) / extra!);
        const [load, startedMs] = [os.loadavg()[0]!, performance.now()];
        const counted = await count(target, cause);
        await keep({ server: target.name, cause: cause.name, size, counted, seconds: (performance.now() - startedMs) / 1000, load });
      }
    }
  }
}

async function keep(recorded: RecordedCause): Promise<void> {
  await changeRecording<readonly RecordedCause[]>(RECORDING, (all) => [...(all ?? []), recorded]);
  const { server, cause, size, counted } = recorded;
  const { base, head } = counted.instructions;
  const named = counted.functions.slice(0, 3).map(({ at, ...both }) => `${at.name} ${(both.head - both.base).toFixed(0)}`);
  process.stdout.write(`${server} · ${cause} · ${100 * size} % · ${((100 * (head - base)) / base).toFixed(4)} % · ${named.join(', ')}\n`);
}

/** One of the causes is a larger response. */
function benchmarkOf(target: ServerTarget): ComparableBenchmark {
  const anyBody = {
    ...target,
    scenarios: target.scenarios.map((scenario) =>
      scenario.protocol === 'http' ? { ...scenario, expect: { ...scenario.expect, body: null } } : scenario,
    ),
  };
  return serverBenchmarks(anyBody, anyBody).find((one): one is ComparableBenchmark => isComparable(one))!;
}
