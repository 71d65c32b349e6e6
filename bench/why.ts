/**
 * Puts ten known causes into five servers, one at a time and in three sizes, counts base and head by function as a run does, and prints which
 * functions are named.
 *
 *     node bench/why.ts record [MINUTES] [SERVER]...    counts what is not kept yet
 *     node bench/why.ts table                           writes bench/results/WHY.md of all that is kept
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { countedCause } from '../src/judge/cause/counted-cause.ts';
import { countFunctions } from '../src/measure/profile/executed-functions.ts';
import type { CountedCause, OfBothArms, ServerTarget } from '../src/model.ts';
import { type ComparableBenchmark, isComparable, serverBenchmarks } from '../src/plan/benchmarks.ts';
import { nullIfMissing } from '../src/system/text-file.ts';
import { emulatorOfBench } from './instructions/emulator-of-bench.ts';
import { changeRecording, readRecording, repository } from './recording.ts';
import { openServersAlike } from './servers-alike.ts';
import { CAUSES, IDENTICAL, type InjectedCause } from './why/causes.ts';
import { type RecordedCause, RECORDING, tableOfCauses } from './why/counted-causes.ts';
import { inject } from './why/injection.ts';

const SIZES = [0.03, 0.01, 0.003];
const SERVERS = ['http-node', 'express', 'fastify', 'koa', 'hapi'];

// An exit, unlike a signal, ends every process that was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const shareOf = ({ base, head }: OfBothArms<number>): number => (head - base) / base;

const [command = 'table', minutes = '30', ...servers] = process.argv.slice(2);
if (command === 'record') await record(servers.length === 0 ? SERVERS : servers, 60_000 * Number(minutes));
else writeFileSync(path.join(repository, 'bench/results/WHY.md'), tableOfCauses(await kept()));

async function kept(): Promise<readonly RecordedCause[]> {
  return (await nullIfMissing(() => readRecording<readonly RecordedCause[]>(RECORDING))) ?? [];
}

async function record(names: readonly string[], longestMs: number): Promise<void> {
  const untilMs = performance.now() + longestMs;
  const emulator = await emulatorOfBench();
  await using alike = await openServersAlike(names);
  const originals = new Map(
    alike.targets.map((target) => [target.name, readFileSync(path.join(alike.trees.base, target.dir, 'server.js'), 'utf8')]),
  );
  const count = async (target: ServerTarget, cause: InjectedCause, share: number): Promise<CountedCause> => {
    inject(
      { name: target.name, trees: alike.trees, file: path.join(target.dir, 'server.js'), original: originals.get(target.name)! },
      cause,
      share,
    );
    const arms = await countFunctions(benchmarkOf(target), alike.trees, { emulator, signal: new AbortController().signal });
    return countedCause(arms!, null);
  };
  for (const cause of [IDENTICAL, ...CAUSES]) {
    for (const target of alike.targets) {
      const sizes = cause === IDENTICAL ? [0] : SIZES;
      const known = await kept();
      const missing = sizes.filter(
        (size) => !known.some((one) => one.server === target.name && one.cause === cause.name && one.size === size),
      );
      if (missing.length === 0) continue;
      // How much work it is, if every request does it.
      const whole = cause === IDENTICAL ? 1 : shareOf((await count(target, cause, 1)).instructions);
      for (const size of missing) {
        if (performance.now() > untilMs) return;
        const startedMs = performance.now();
        const counted = await count(target, cause, size / whole);
        const recorded: RecordedCause = {
          server: target.name,
          cause: cause.name,
          size,
          counted,
          seconds: (performance.now() - startedMs) / 1000,
        };
        await changeRecording<readonly RecordedCause[]>(RECORDING, (all) => [...(all ?? []), recorded]);
        process.stdout.write(
          `${target.name} · ${cause.name} · ${100 * size} % · ${(100 * shareOf(counted.instructions)).toFixed(3)} % · ${counted.functions
            .slice(0, 3)
            .map(({ at, base, head }) => `${at.name} ${(head - base).toFixed(0)}`)
            .join(', ')} · ${recorded.seconds.toFixed(0)} s\n`,
        );
      }
    }
  }
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
