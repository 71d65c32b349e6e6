/** The trial of `perf-gate init`: what it proposes in head alone, then one benchmark against itself. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeChecked } from './check-command.ts';
import { gateRequest } from './run-command.ts';
import { say } from './tell.ts';
import { parseConfig } from '../config/load-config.ts';
import { EXIT } from '../errors.ts';
import { type GateRequest, type GateResult, runGate } from '../gate.ts';
import { type ChosenTarget, configText, type LeftOutTarget } from '../init/files.ts';
import type { Project } from '../init/project.ts';
import { doesWork, type TriedTarget, tryInHeadAlone } from '../init/trial.ts';
import { isCounted } from '../judge/instruction-evidence.ts';
import { planCores } from '../measure/cores.ts';
import { openNotes, type RunIo } from '../measure/notes.ts';
import { PROCEDURE, type Procedure, roundCosts } from '../measure/procedure.ts';
import type { Change, Comparison, Config, JudgedBenchmark } from '../model.ts';
import { escapeGlob } from '../plan/benchmark-glob.ts';
import { type Outlook, outlookOf } from '../plan/outlook.ts';
import { findProfile } from '../plan/profiles.ts';
import { describeVerdict } from '../report/verdict-words.ts';
import { describeReason, explainReason } from '../report/words.ts';
import { plainName } from '../text/escape.ts';
import { formatDurationMs, formatPercent } from '../text/figures.ts';
import { countOf, listOfMost } from '../text/phrases.ts';

interface TrialRequest {
  readonly root: string;
  readonly project: Project;
  readonly chosen: readonly ChosenTarget[];
  /** Stand in the file already as comments. */
  readonly leftOut: readonly LeftOutTarget[];
  /** The configuration. */
  readonly file: string;
  /** Benchmarks that the file may have; null: a person chose. */
  readonly most: number | null;
  readonly measure: boolean;
  readonly procedure: Procedure | undefined;
  /** Called with the time that measuring may take at most. */
  readonly onLongest: (longestMs: number) => Promise<void>;
}

/** Targets that are named in a line. */
const MOST_NAMED = 5;

/** @returns the exit code: 0 where something works, and came out unchanged where it was to be measured */
export async function tryOut(
  { root, project, chosen, leftOut, file, most, measure, procedure, onLongest }: TrialRequest,
  { signal, progress }: Pick<RunIo, 'signal' | 'progress'>,
): Promise<number> {
  // Those of a run without a base would mislead here, and the run that follows tells its own.
  const io = { signal, progress, ...openNotes(() => {}) };
  const requestOf = (profile: string, only: readonly string[]): GateRequest => ({
    ...gateRequest({ config: file, only, all: true, profile, ...(procedure === undefined ? {} : { procedure }) }),
    cwd: root,
  });
  const tried = await tryInHeadAlone({ chosen, project, request: requestOf('smoke', []) }, io);
  const checked = tried.map((one) => one.checked);
  say(describeChecked(checked, ['head']));
  const kept = withinLimit(tried.filter(doesWork), most);
  if (kept.length === 0) {
    say(`Nothing that was tried works, so nothing was measured.\nNext: mend ${file} by what is said above, then: npx perf-gate check`);
    return EXIT.regressed;
  }
  const others = tried.filter((one) => !kept.includes(one)).map((one): LeftOutTarget => ({ ...one.target, why: whyLeftOut(one, most) }));
  const text = configText(
    kept.map(({ target }) => target),
    [...others, ...leftOut],
  );
  await writeFile(path.join(root, file), text);
  const estimate = await estimateOf(parseConfig(text, file), kept);
  await onLongest(estimate([]).mostMs);
  for (const line of [...kept.flatMap(describeAnswer), ...describeLeftOut([...others, ...leftOut], file)]) say(line);
  if (!measure) {
    say(NEXT);
    return EXIT.passed;
  }
  const request = requestOf('quick', [escapeGlob(kept[0]!.benchmarks[0]!)]);
  const result = await runGate({ ...request, base: { kind: 'itself' } }, { signal, progress });
  signal.throwIfAborted();
  return conclude(result, estimate);
}

/** Gives the outlook by what the trial compared. */
async function estimateOf(config: Config, kept: readonly TriedTarget[]) {
  const tasks = new Map(kept.map(({ target, benchmarks }) => [target.name, benchmarks.length]));
  const trial = { config, tasks, profile: findProfile('standard', config)!, costs: roundCosts(PROCEDURE, (await planCores()) !== null) };
  return (comparisons: JudgedBenchmark['comparisons']): Outlook =>
    outlookOf({ ...trial, comparisons, isCounted: comparisons.some(({ metric }) => isCounted(metric)) });
}

/** The first targets that have no more benchmarks together; the smallest where each has more. */
function withinLimit(working: readonly TriedTarget[], most: number | null): readonly TriedTarget[] {
  let count = 0;
  const kept = working.filter(({ benchmarks }) => {
    const isKept = most === null || count + benchmarks.length <= most;
    if (isKept) count += benchmarks.length;
    return isKept;
  });
  return kept.length > 0 ? kept : working.toSorted((one, other) => one.benchmarks.length - other.benchmarks.length).slice(0, 1);
}

function whyLeftOut({ checked: { failures, leftOut } }: TriedTarget, most: number | null): string {
  const reason = failures[0]?.reason ?? leftOut;
  return reason === null ? `it works, and ${most} benchmarks are enough to begin with` : describeReason(reason);
}

function describeAnswer({ target: { name, answer } }: TriedTarget): readonly string[] {
  if (answer === null) return [];
  const varies = answer.varies === null ? '' : `; ${answer.varies}, so the status alone is expected`;
  return [`  ${plainName(name)} answers GET ${plainName(answer.path)} with ${answer.status}${varies}`];
}

function describeLeftOut(leftOut: readonly LeftOutTarget[], file: string): readonly string[] {
  if (leftOut.length === 0) return [];
  const names = leftOut.map(({ name }) => plainName(name));
  return [`  ${countOf(leftOut.length, 'target')} left out, as comments in ${file}: ${listOfMost(names, MOST_NAMED)}`];
}

const NEXT = `Next: commit these files and open a pull request.
  npx perf-gate check    install, boot and try every benchmark once
  npx perf-gate run      measure your change against the default branch`;

/** Tells whether the trial raised a false alarm on this machine. */
function conclude({ judgement: { benchmarks }, file: { run } }: GateResult, estimate: Awaited<ReturnType<typeof estimateOf>>): number {
  const [benchmark] = benchmarks;
  const took = formatDurationMs(run.durationMs - (run.phasesMs?.waiting ?? 0));
  if (benchmark?.verdict !== 'no regression') {
    say(`  Measured against itself in ${took}: ${benchmark === undefined ? 'nothing came of it' : describeTrouble(benchmark)}\n${AGAIN}`);
    return EXIT.regressed;
  }
  say(
    `  Measured against itself in ${took}: ${plainName(benchmark.id)} is ${describeVerdict(benchmark)}, so no false alarm.\n${describeOutlook(estimate(benchmark.comparisons), benchmark.comparisons)}\n${NEXT}`,
  );
  return EXIT.passed;
}

const AGAIN = `Next: mend that, or let the machine come to rest, and measure again before you commit these files:
  npx perf-gate check                                       install, boot and try every benchmark once
  npx perf-gate run --base HEAD --all --profile standard    compare HEAD with the same code`;

function describeTrouble(benchmark: JudgedBenchmark): string {
  const { id, verdict, because } = benchmark;
  if (verdict === 'inconclusive')
    return `${plainName(id)} works, and is ${describeVerdict(benchmark)}. This machine is too busy to tell more.`;
  if (verdict === 'regressed' || verdict === 'improved')
    return `${plainName(id)} is ${describeVerdict(benchmark)}, a false alarm: both sides are the same. This machine is too busy.`;
  return `${plainName(id)} could not be measured: ${explainReason(because)}`;
}

const minutes = (ms: number): number => Math.max(1, Math.round(ms / 60_000));

/** Estimates, which the first pull request may prove wrong: its runner is another machine. */
function describeOutlook({ benchmarks, leastMs, mostMs, smallestVisible }: Outlook, comparisons: readonly Comparison[]): string {
  const sight = describeSight(comparisons, smallestVisible);
  return `  Estimate for a pull request that reaches ${countOf(benchmarks, 'benchmark')}: ${minutes(leastMs)} to ${minutes(mostMs)} min of measuring, and the installs.${sight === null ? '' : `\n  ${sight}`}`;
}

/** The smallest slowdown that will be found. Where instructions are counted, a few rounds of time say nothing about it. */
export function describeSight(
  comparisons: readonly Pick<Comparison, 'metric' | 'smallestVisible'>[],
  byTime: Change | null,
): string | null {
  const counted = comparisons.find(({ metric }) => isCounted(metric));
  if (counted !== undefined)
    return `Instructions are counted: it will find ${formatPercent(counted.smallestVisible)} more of them about nine times in ten.`;
  return byTime === null
    ? null
    : `Estimated from this trial, it will find a slowdown of ${formatPercent(byTime)} or more about nine times in ten.`;
}
