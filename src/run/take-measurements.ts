import { monotonicMs } from '../clock.ts';
import { UserError } from '../errors.ts';
import { type LaterFamily, nextStage, type Stage } from '../judge/next-stage.ts';
import { whyNotPinned, type CorePlan } from '../measure/cores.ts';
import { whyNotCounted } from '../measure/instructions/counting-programs.ts';
import { benchmarkRecord, openMeasuring, unlessUntouched } from '../measure/measure-run.ts';
import { procedureUnder } from '../measure/procedure.ts';
import { openRig } from '../measure/rig.ts';
import { roundCosts } from '../measure/round-costs.ts';
import { loadHash } from './load-hash.ts';
import { measureStages } from './measure-stages.ts';
import type { BenchmarkRecord, Config, ControlRound, Profile, RunFile } from '../model.ts';
import { isComparable, type PlannedBenchmark } from '../plan/benchmarks.ts';
import type { RunIo } from './notes.ts';
import type { Budget } from '../plan/budget.ts';
import { expectedCountingMs } from '../plan/counting-cost.ts';
import { comparesNothing } from '../plan/profiles.ts';
import { schedulableOf } from '../plan/round-costs.ts';
import { notesOnBudget, roundsOfRun } from '../plan/rounds-of-run.ts';
import type { PreparedBenchmarks } from './prepare.ts';
import type { Services } from '../services/services.ts';
import { plainName } from '../text/escape.ts';
import type { StartingPoint } from './starting-point.ts';
import { withCounts } from './take-counts.ts';

/** How thoroughly, how long at most, and in which order. */
export interface MeasuringRequest {
  readonly profile: Profile;
  /** null: what the profile takes. */
  readonly budget: Budget | null;
  readonly seed: number;
  readonly instructions: Config['instructions'];
  /** Whose runs are going to be joined with this one, itself included. */
  readonly jobs: number;
}

/** Where the rounds are measured, and what the targets need beside them. */
export interface MeasuringPlace extends Pick<StartingPoint, 'base' | 'trees'> {
  /** null: processes cannot be pinned. */
  readonly cores: CorePlan | null;
  readonly services: Pick<Services, 'trouble'>;
}

/** What is measured, where, and how. */
export interface MeasuringTask {
  readonly prepared: Pick<PreparedBenchmarks, 'benchmarks' | 'versions'>;
  readonly place: MeasuringPlace;
  readonly request: MeasuringRequest;
  /** The run without its benchmarks: what the judge goes by between the looks. */
  readonly outline: RunFile;
}

export interface Measurements {
  readonly records: readonly BenchmarkRecord[];
  readonly control: readonly ControlRound[];
}

/**
 * Plans the rounds and measures them, from look to look, until nothing could change a verdict any more, the budget is used up, or the signal ends it. Instructions are counted at last.
 *
 * @throws UserError for a budget that is too small, and where instructions are required that cannot be counted here
 */
export async function takeMeasurements({ prepared, place, request, outline }: MeasuringTask, io: RunIo): Promise<Measurements> {
  const { benchmarks, versions } = prepared;
  const { base, trees, cores, services } = place;
  if (benchmarks.length === 0) return { records: [], control: [] };
  if (cores === null && base !== null && !comparesNothing(request.profile)) io.note(await noteOnTurns());
  const startedMs = monotonicMs();
  const budgetMs = request.budget?.ms ?? null;
  const procedure = procedureUnder(request.profile.load);
  const costs = roundCosts(procedure, cores !== null);
  const schedulable = benchmarks.map((benchmark) => schedulableOf(benchmark, { comparing: !comparesNothing(request.profile) }));
  const instructions = comparesNothing(request.profile) ? 'off' : request.instructions;
  // Without counts all rounds would be in vain.
  const countingMs = instructions === 'required' ? expectedCountingMs(schedulable, base !== null) : 0;
  const rounds = roundsOfRun({ benchmarks: schedulable, profile: request.profile, budget: request.budget, countingMs, costs });
  if (countingMs > 0) await assertCountable();
  for (const note of notesOnBudget(request.profile, rounds)) io.note(note);
  const { plan, solos } = rounds;
  const { nodeVersion: nodeOnPath } = outline.run.environment;
  await using rig = openRig({
    cores, procedure,
    onKilled: (target) => io.note(`${target} did not end within its stopTimeout after SIGTERM and was killed: end the server on SIGTERM, or raise stopTimeout.`),
    onNodeVersion: (target, version) => {
      if (version !== nodeOnPath) io.warn(warningOfNode(target, { version, onPath: nodeOnPath }));
    },
  });
  const measuring = openMeasuring({ benchmarks, plan, trees, rig, signal: io.signal, troubleBeside: services.trouble });
  const recordsSoFar = (): readonly BenchmarkRecord[] => {
    const measurements = measuring.measurements();
    return benchmarks.map((benchmark) => benchmarkRecord(benchmark, measurements.get(benchmark.id)!, {
      version: versions.get(benchmark.target) ?? null,
      labels: benchmark.labels,
      loadHash: loadHash(benchmark, procedure),
    }));
  };
  const later: LaterFamily = {
    jobs: request.jobs,
    counts: instructions !== 'off',
    isPart: request.jobs > 1 || outline.run.only.length > 0 || request.profile.only.length > 0,
  };
  const stageAhead = (leftOut: ReadonlySet<string>): Stage | null => nextStage({ ...outline, run: { ...outline.run, benchmarks: recordsSoFar() } }, later, leftOut);
  await measureStages({ stageAhead, measuring, benchmarks: schedulable, costs, solos, seed: request.seed, budgetMs, countingMs, controls: controlsOf(benchmarks) }, io);
  for (const note of measuring.notes()) io.note(note);
  for (const warning of measuring.warnings()) io.warn(warning);
  const records = recordsSoFar().map((record) => ({ ...record, measurement: unlessUntouched(record.measurement) }));
  const untilMs = budgetMs === null ? null : startedMs + budgetMs;
  return {
    records: await withCounts(records, {
      instructions, valgrind: outline.run.environment.valgrind, policy: outline.run.policy, benchmarks, trees, troubleBeside: services.trouble, untilMs,
    }, io),
    control: measuring.control(),
  };
}

async function assertCountable(): Promise<void> {
  const why = await whyNotCounted();
  if (why === null) return;
  throw new UserError({
    what: `instructions are required and cannot be counted here: ${why}`,
    where: '`instructions` of the configuration (base\'s, where there is one)',
    fix: 'Measure on Linux with valgrind installed, or set `instructions: auto`, which goes without.',
  });
}

/** Figures of base and head are those of what served them all the same: it is the name that is wrong, and which stored runs they are compared with. */
function warningOfNode(target: string, { version, onPath }: Readonly<Record<'version' | 'onPath', string>>): string {
  return `${target} is served by Node.js ${plainName(version)}, and not by the ${onPath} on PATH, which reports and stored runs name. Scripts of npm and pnpm take a \`node\` that is among the packages, and shims of version managers the one that a folder asks for: start the server by \`node\` itself, or put the same version on PATH.`;
}

async function noteOnTurns(): Promise<string> {
  const why = await whyNotPinned();
  return `Processes could not be pinned to a core here${why === null ? '' : ` (${why})`}, so base and head took turns in slices instead of running side by side: expect wider intervals.`;
}

/** Those that run without services, whose brokers would be shared, and do not wait on purpose, which varies several times as much. */
function controlsOf(benchmarks: readonly PlannedBenchmark[]): readonly string[] {
  return benchmarks
    .filter(isComparable)
    .filter(({ base }) => base.services.length === 0)
    .filter((benchmark) => benchmark.kind === 'suite' || benchmark.request.protocol === 'http')
    .map(({ id }) => id);
}
