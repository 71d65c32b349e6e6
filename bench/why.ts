/**
 * Puts ten known causes into servers and a suite ("suite"), one at a time, profiles base and head as a run does, and prints which functions are named.
 *
 *     node bench/why.ts [SERVER,…] [PART OF A CAUSE'S NAME]    measures what is not kept yet, and keeps the profiles in .perf-gate/why
 *     node bench/why.ts --table                                judges all that is kept, and writes bench/results/WHY.md
 *
 * `yes`: the guilty function is among the first three that are named. The last cause is none: base against itself.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { mean, median } from 'simple-statistics';
import { causeOf } from '../src/judge/cause/cause-of.ts';
import { measureDuet } from '../src/measure/benchmark-rounds.ts';
import { locatedStretches, profileBenchmark } from '../src/measure/profile/explain-regressions.ts';
import { PROCEDURE } from '../src/measure/procedure.ts';
import { openRig, type ServerRig } from '../src/measure/server/server-arms.ts';
import type { Arm, OfBothArms, ServerTarget, SuiteTarget } from '../src/model.ts';
import { type ComparableBenchmark, isComparable, serverBenchmarks } from '../src/plan/benchmarks.ts';
import { CAUSES, IDENTICAL } from './why/causes.ts';
import { inject, type Subject } from './why/injection.ts';
import { openSuiteAlike, SUITE, SUITE_TEXT } from './why/suite-alike.ts';
import { isKept, keep, keptProfiles } from './why/kept-profiles.ts';
import { answerOf, detailsOf, tableOfAnswers } from './why/answers.ts';
import { openServersAlike } from './servers-alike.ts';
import { repository } from './recording.ts';

const [servers = 'http-node,express,fastify,koa,hapi,suite', part = ''] = process.argv.slice(2);

/** A run has more rounds. */
const ROUNDS = 2;

/** What a request costs, by rounds side by side. */
async function costOf(benchmark: ComparableBenchmark, trees: OfBothArms<string>, rig: ServerRig): Promise<OfBothArms<number>> {
  const logs: Record<Arm, number[]> = { base: [], head: [] };
  const [metric, perUs] = benchmark.kind === 'suite' ? (['nsPerOp', 1000] as const) : (['cpuPerRequest', 1] as const);
  for (let index = 0; index < ROUNDS; index += 1) {
    const [startedFirst, loadedFirst] = index % 2 === 0 ? (['base', 'head'] as const) : (['head', 'base'] as const);
    const { slices } = await measureDuet({ trees, rig }, benchmark, { kind: 'duet', id: benchmark.id, index, startedFirst, loadedFirst });
    for (const arm of ['base', 'head'] as const) logs[arm].push(Math.log(median(slices[metric]!.map((pair) => pair[arm] / perUs))));
  }
  return { base: Math.exp(mean(logs.base)), head: Math.exp(mean(logs.head)) };
}

async function measure(names: readonly string[]): Promise<void> {
  await using alike = await openServersAlike(names.filter((name) => name !== SUITE));
  await using suite = await openSuiteAlike();
  await using rig = openRig({ cores: alike.cores, procedure: PROCEDURE, onKilled: () => {} });
  const subjects = [
    ...alike.targets.map((target) => subjectOf(benchmarkOf(target), alike.trees, path.join(target.dir, 'server.js'), readFileSync(path.join(alike.trees.base, target.dir, 'server.js'), 'utf8'))),
    ...(names.includes(SUITE) ? [subjectOf(suiteBenchmark(suite.target), suite.trees, path.join(suite.target.dir, suite.target.file), SUITE_TEXT)] : []),
  ];
  for (const cause of [...CAUSES, IDENTICAL].filter(({ name }) => name.includes(part))) {
    for (const subject of subjects.filter(({ name }) => !isKept(name, cause.name))) {
      const { benchmark, trees } = subject;
      inject(subject, cause);
      const startedMs = performance.now();
      const stretches = await profileBenchmark(benchmark, trees, rig);
      const seconds = (performance.now() - startedMs) / 1000;
      const kept = { server: subject.name, cause: cause.name, arms: await locatedStretches(stretches, trees), cpuUs: await costOf(benchmark, trees, rig), seconds };
      keep(kept);
      const profiled = causeOf(kept.arms, kept.cpuUs);
      process.stdout.write(`${answerOf(kept, profiled)}\n`);
      if (process.env['WHY_VERBOSE'] !== undefined) process.stdout.write(`${detailsOf(profiled)}\n`);
    }
  }
}

const subjectOf = (benchmark: ComparableBenchmark, trees: OfBothArms<string>, file: string, original: string): Subject & { readonly benchmark: ComparableBenchmark } =>
  ({ name: benchmark.target, trees, file, original, benchmark });

const suiteBenchmark = (target: SuiteTarget): ComparableBenchmark =>
  ({ kind: 'suite', id: `${target.name}/updateUser`, target: target.name, scenario: 'updateUser', base: target, head: target, labels: {}, load: '', newBecause: null });

/** One of the causes is a larger response. */
function benchmarkOf(target: ServerTarget): ComparableBenchmark {
  const anyBody = { ...target, scenarios: target.scenarios.map((scenario) => (scenario.protocol === 'http' ? { ...scenario, expect: { ...scenario.expect, body: null } } : scenario)) };
  return serverBenchmarks(anyBody, anyBody).find((one): one is ComparableBenchmark => isComparable(one))!;
}

if (servers === '--table') {
  const judged = keptProfiles().map((kept) => ({ kept, cause: causeOf(kept.arms, kept.cpuUs) }));
  if (process.env['WHY_VERBOSE'] !== undefined) for (const { kept, cause } of judged) process.stdout.write(`${answerOf(kept, cause)}\n${detailsOf(cause)}\n`);
  writeFileSync(path.join(repository, 'bench/results/WHY.md'), tableOfAnswers(judged));
} else {
  await measure(servers.split(','));
}
