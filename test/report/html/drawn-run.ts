/** A run with everything that a page can draw, of any size: servers and a suite, one of them regressed, and its stored runs. */
import type { BenchmarkRecord, Cause, MetricName, RoundOfBothArms, RunFile, SlicePair, SoloRound, StoredRun } from '../../../src/model.ts';
import { BUILT_IN_PROFILES, findProfile } from '../../../src/plan/profiles.ts';
import { CAUSE } from '../sample-cause.ts';
import { aBenchmark, aDuet, aRun, aStoredRun, counted, ENVIRONMENT } from '../../judge/records.ts';
import { gaussian, type Random, seededRandom } from '../../judge/seeded-noise.ts';

export interface Size {
  readonly benchmarks: number;
  readonly storedRuns: number;
  /** Of each benchmark; fewer than a look needs leave it inconclusive. */
  readonly rounds?: number;
}

const SERVERS = ['http-node', 'fastify', 'hono', 'koa', 'express', 'restify'];
/** µs of CPU per request, by the server. */
const COSTS = [21.6, 24.2, 28.8, 36.9, 52.3, 77.8];
const SLOWDOWN = 0.041;

/** The last server of the first scenario is slower at head, and its profiles say why; main became slower at two thirds of the stored runs, and that was accepted. */
export function drawnRun({ benchmarks, storedRuns, rounds = 20 }: Size): RunFile {
  const random = seededRandom(7);
  const slower = Math.min(SERVERS.length, benchmarks) - 1;
  const records = Array.from({ length: benchmarks }, (_, position) =>
    position === slower
      ? { ...recordOf(position, { rounds, effect: SLOWDOWN }, random), cause: causeOf(COSTS[position]!) }
      : recordOf(position, { rounds, effect: 0 }, random),
  );
  return {
    run: aRun({
      startedAt: '2026-01-15T10:00:00.000Z',
      profile: 'standard',
      benchmarks: records,
      pullRequest: null,
      branch: 'other',
      configFile: 'perf-gate.yml',
    }),
    history: historyOf(records, storedRuns, random),
    acceptances: [],
  };
}

/** @param cost µs of CPU per request of base */
function causeOf(cost: number): Cause {
  const { profiled } = CAUSE;
  const scale = cost / profiled.cpuUs.base;
  return {
    ...CAUSE,
    profiled: {
      ...profiled,
      cpuUs: { base: cost, head: profiled.cpuUs.head * scale },
      functions: profiled.functions.map((growth) => ({
        ...growth,
        base: growth.base * scale,
        head: growth.head * scale,
        low: growth.low * scale,
        high: growth.high * scale,
      })),
      tree: {
        ...profiled.tree,
        nodes: profiled.tree.nodes.map(([caller, frame, base, head]) => [caller, frame, base * scale, head * scale]),
      },
    },
  };
}

function recordOf(
  position: number,
  { rounds, effect }: { readonly rounds: number; readonly effect: number },
  random: Random,
): BenchmarkRecord {
  if (position % 8 === 7) return suiteTask(position, rounds, random);
  const [server, scenario] = [
    (position % 8) % SERVERS.length,
    Math.floor(position / 8) === 0 && position < SERVERS.length ? 'updateUser' : `route${Math.floor(position / SERVERS.length)}`,
  ];
  const cost = COSTS[server]!;
  const duets = Array.from({ length: rounds }, (_, index): RoundOfBothArms => {
    const machine = 0.04 * gaussian(random);
    return aDuet(index, {
      cpuPerRequest: slicesOf({ level: cost, effect, machine, slices: 8 }, random),
      unloadedLatency: slicesOf({ level: cost / 180, effect: effect / 3, machine, slices: 6 }, random),
      throughput: slicesOf({ level: 1e6 / cost, effect: -effect, machine: -machine, slices: 4 }, random),
    });
  });
  return aBenchmark(
    `${SERVERS[server]}/${scenario}${server === position % 8 ? '' : '-b'}`,
    {
      state: 'measured',
      plan: findProfile('standard', { profiles: BUILT_IN_PROFILES })!.plan,
      duets,
      solos: [0, 1].map((index) => soloOf(index, cost * (1 + effect), random)),
      instructions: counted(cost * 2_600, cost * 2_600 * (1 + effect)),
    },
    { version: `${server + 1}.2.0`, labels: { Router: server < 3 ? 'trie' : 'regexp' } },
  );
}

function suiteTask(position: number, rounds: number, random: Random): BenchmarkRecord {
  const level = 1_204 + position;
  const duets = Array.from({ length: rounds }, (_, index) =>
    aDuet(index, { nsPerOp: slicesOf({ level, effect: 0, machine: 0.03 * gaussian(random), slices: 6 }, random) }),
  );
  const solos = [{ index: 0, figures: { nsPerOp: level, opsPerSecond: 1e9 / level } }];
  return aBenchmark(
    `serializers/json-${position}`,
    { state: 'measured', plan: findProfile('standard', { profiles: BUILT_IN_PROFILES })!.plan, duets, solos },
    { kind: 'suite' },
  );
}

/** Both arms share what the machine does. */
function slicesOf(
  {
    level,
    effect,
    machine,
    slices,
  }: { readonly level: number; readonly effect: number; readonly machine: number; readonly slices: number },
  random: Random,
): readonly SlicePair[] {
  return Array.from({ length: slices }, () => {
    const shared = level * Math.exp(machine + 0.02 * gaussian(random));
    return { base: shared * Math.exp(0.01 * gaussian(random)), head: shared * (1 + effect) * Math.exp(0.01 * gaussian(random)) };
  });
}

function soloOf(index: number, cost: number, random: Random): SoloRound {
  const noise = Math.exp(0.01 * gaussian(random));
  const p50 = (cost / 12) * noise;
  return {
    index,
    figures: {
      throughput: 1e6 / cost / noise,
      cpuPerRequest: cost * noise,
      unloadedLatency: (cost / 180) * noise,
      latencyP50: p50,
      latencyP975: p50 * 2.1,
      latencyP99: p50 * 2.9,
      output: 300 / cost,
      maxMemory: 80 + cost / 2,
      maxCpu: 99.1,
      bootTime: 120 + cost,
    },
    precision: { throughput: 0.012, cpuPerRequest: 0.011 },
    latencyDistribution: Array.from({ length: 30 }, (_, step) => p50 * (0.4 + 0.28 * step + 0.02 * (step / 6) ** 4 * noise)),
    memorySeries: Array.from({ length: 50 }, (_, at): readonly [number, number] => [
      at * 100,
      60 + cost / 3 + 12 * (1 - Math.exp(-at / 12)) + (4 * ((at * 7) % 11)) / 11,
    ]),
  };
}

const STORED: readonly MetricName[] = ['cpuPerRequest', 'unloadedLatency', 'throughput', 'maxMemory', 'nsPerOp', 'opsPerSecond'];

function historyOf(records: readonly BenchmarkRecord[], runs: number, random: Random): readonly StoredRun[] {
  const step = Math.floor((runs * 2) / 3);
  return Array.from({ length: runs }, (_, run): StoredRun => {
    const day = Math.exp(0.006 * gaussian(random));
    const commit = (run + 1).toString(16).padStart(40, 'abcdef0123');
    const isOfStep = (position: number): boolean => position === 4 && run >= step;
    return {
      ...aStoredRun('', [], { commit, recordedAt: new Date(Date.UTC(2025, 8, 1 + run)).toISOString() }),
      environment: ENVIRONMENT,
      benchmarks: records.map(({ id, loadHash, measurement }, position) => {
        const [solo] = measurement.state === 'measured' ? measurement.solos : [];
        const figures = STORED.flatMap((metric) => {
          const figure = solo?.figures[metric];
          const factor = (isOfStep(position) || position !== 4 ? 1 : 0.94) * day * Math.exp(0.004 * gaussian(random));
          return figure === undefined
            ? []
            : [[metric, [figure * (metric === 'throughput' || metric === 'opsPerSecond' ? 1 / factor : factor)]] as const];
        });
        return { id, loadHash, figures: Object.fromEntries(figures) };
      }),
      accepted:
        run === step + 1 && records[4] !== undefined
          ? [{ id: records[4].id, since: step.toString(16).padStart(40, 'abcdef0123'), acceptedAt: '2025-11-01T00:00:00.000Z' }]
          : [],
    };
  });
}
