/**
 * Records raw rounds for the proof: base against base, and base against the same with something injected into head, on
 * servers and tasks of this repository, through the gate's own measuring. Each invocation goes on where the ones before
 * it stopped, as far as they measured in the same way on such a machine, and keeps a file of its own in `recorded/`, whole
 * after every round.
 *
 *     node bench/verdicts/record.ts [--minutes N] [--busy] [--only GLOB]… [--injection NAME]…
 *
 * `--minutes 0` only tells how far it has come. A condition is filled up within a half-hour, counted from the start: one that ends
 * before is begun again another time, so give it multiples of 30; its next one is recorded an hour later at the earliest. Run nothing else meanwhile; `--busy` starts the neighbour here. An
 * interrupt ends it after the round that is being measured.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { monotonicMs } from '../../src/system/this-program.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { openGit } from '../../src/system/git.ts';
import { planCores } from '../../src/measure/cores.ts';
import { readEnvironment } from '../../src/measure/environment.ts';
import { PROCEDURE } from '../../src/measure/procedure.ts';
import { openRig } from '../../src/measure/server/server-arms.ts';
import { benchmarkFilter, targetFilter } from '../../src/plan/benchmark-glob.ts';
import { repository } from '../recording.ts';
import { newestAmounts, withAmounts } from './recording/amounts.ts';
import { injectableBenchmarks, openArmsAlike } from './recording/arms-alike.ts';
import { startBusyNeighbour } from './recording/busy-neighbour.ts';
import { INJECTION_NAMES, INJECTIONS } from './recording/conditions.ts';
import { measureInjectedDuet, type InjectedDuet } from './recording/injected-duet.ts';
import { interrupted } from './recording/interrupted.ts';
import { measuringCommit } from './recording/measuring-commit.ts';
import { recordRounds } from './recording/record-rounds.ts';
import { sessionText, type RecordedSession } from './recording/recorded-file.ts';
import { keepRounds, readRecordings } from './recording/recorded-folder.ts';
import { type Condition, openTally, progressTable, roundsWanted, type Tally } from './recording/recording-plan.ts';
import { ofKind, type SessionKind } from './recording/session-kind.ts';
import { knowWorkPerPercent } from './recording/work-per-percent.ts';

const TARGETS: ReadonlySet<string> = new Set(['http-node', 'express', 'fastify', 'koa', 'user']);

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    busy: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    injection: { type: 'string', multiple: true, default: [...INJECTION_NAMES] },
  },
});
const untilMs = monotonicMs() + Number(options.minutes) * 60_000;
const neighbour = options.busy ? 'busy' : 'quiet';
const injections = INJECTION_NAMES.filter((name) => options.injection.includes(name));
if (Number.isNaN(untilMs) || injections.length < options.injection.length) throw new Error(`--minutes takes a number, --injection one of ${INJECTION_NAMES.join(', ')}`);

const stopping = interrupted();
const environment = await readEnvironment();
const kind: SessionKind = { neighbour, environment, procedure: { ...PROCEDURE } };
const before = ofKind(await readRecordings(), kind);
const newest = newestAmounts(before);
const tally = Number(options.minutes) > 0 ? await record() : openTally(withAmounts(before, newest));
process.stdout.write(`${neighbour}, rounds by condition:\n\n${progressTable(tally.counts())}\n`);

/** @returns what there is then */
async function record(): Promise<Tally> {
  const cores = await planCores();
  if (cores === null) throw new Error('duets need two cores and taskset');
  const git = openGit({ root: repository, env: process.env });
  const commit = await measuringCommit(git);
  const { config } = await loadConfig(repository, null);
  const wanted = targetFilter(options.only);
  const targets = config.targets.filter(({ name }) => TARGETS.has(name) && wanted(name));
  await using arms = await openArmsAlike({ root: repository, git, commit: commit.sha, targets, signal: stopping });
  const benchmarks = (await injectableBenchmarks(targets, arms.trees.base)).filter(({ id }) => benchmarkFilter(options.only)(id));
  await using rig = openRig({ cores, procedure: PROCEDURE, onKilled: () => {} });
  const measure = (duet: InjectedDuet) => measureInjectedDuet(duet, arms.trees, rig);
  const kinds = new Map(benchmarks.map(({ id, kind }) => [id, kind]));
  const workOf = await knowWorkPerPercent({ environmentKey: environment.key, benchmarks, measure, signal: stopping });

  await using beside = new AsyncDisposableStack();
  if (options.busy) beside.use(startBusyNeighbour());
  const amountOf = ({ benchmark, injection }: Condition, round: number): number => INJECTIONS[injection].amount(kinds.get(benchmark)!, workOf(benchmark), round)!;
  // Not the newest ones: what one per cent is may have been measured anew since.
  const tally = openTally(withAmounts(before, (condition) => (kinds.has(condition.benchmark) ? amountOf(condition, 0) : newest(condition))));
  const session: RecordedSession = { startedAt: new Date().toISOString(), commit, ...kind, seed: randomInt(2 ** 31) };
  await recordRounds({
    benchmarks,
    stages: roundsWanted(benchmarks, injections),
    tally,
    startedAt: session.startedAt,
    seed: session.seed,
    amountOf,
    measure,
    kept: keepRounds(session.startedAt, sessionText(session)),
    isOver: () => stopping.aborted || monotonicMs() >= untilMs,
  });
  return tally;
}
