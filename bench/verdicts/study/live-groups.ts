/**
 * Live families that can be counted together, each judged again from its raw rounds: what is said of them does not rest on
 * what the gate of some commit once said.
 */
import { judge } from '../../../src/judge/judge.ts';
import { DEFAULT_POLICY } from '../../default-policy.ts';
import type { Judgement, Policy, Run, TestPlan, VerdictKind } from '../../../src/model.ts';
import { clopperPearson } from './clopper-pearson.ts';
import type { LiveLog } from '../recording/live-file.ts';
import type { Rate } from './rates.ts';
import type { RecordedSession } from '../recording/recorded-file.ts';
import { keyOfTaskProcedure } from '../recording/session-kind.ts';

/** By today's judge, without stored runs: those decide nothing where there is a base. */
export interface JudgedFamily {
  /** How long the gate took, installs and all. */
  readonly seconds: number;
  /** null: the gate came to no verdict. */
  readonly judgement: Judgement | null;
}

/** What was measured on one kind of machine beside one neighbour by one procedure and plan, under one policy. */
export interface LiveGroup {
  /** In the order of time. */
  readonly sessions: readonly RecordedSession[];
  readonly profile: string;
  /** One, but where benchmarks have plans of their own. None: all that was measured came to nothing. */
  readonly plans: readonly TestPlan[];
  readonly policy: Policy;
  readonly families: readonly JudgedFamily[];
  /** Equal for groups that differ in their machine alone. */
  readonly method: string;
}

const LEVEL = 0.95;

/** What calls a benchmark slower, or broken, and blocks. */
const ALARMS: ReadonlySet<VerdictKind> = new Set(['regressed', 'failed']);

/** Nothing changed, so whatever would block is false: without a verdict as well, and also where the control makes the whole run invalid. */
export function hasFalseAlarm({ judgement }: JudgedFamily): boolean {
  return judgement === null || judgement.benchmarks.some(({ verdict }) => ALARMS.has(verdict));
}

/** With bounds that are exact for families that are independent of each other, as runs one after the other on one machine are but for its moods. */
export function rateOfFamilies(families: readonly JudgedFamily[], isOne: (family: JudgedFamily) => boolean): Rate {
  const hits = families.filter(isOne).length;
  return { hits, trials: families.length, ...clopperPearson(hits, families.length, LEVEL) };
}

/**
 * The group that was measured last comes last.
 *
 * @param logs in the order of time
 */
export function liveGroups(logs: readonly LiveLog[]): readonly LiveGroup[] {
  const sessions = logs.flatMap((log) => liveSession(log) ?? sessionOfCrashes(log, logs) ?? []);
  return [...Map.groupBy(sessions, keyOf).values()]
    .toSorted((one, other) => (newestOf(one) < newestOf(other) ? -1 : 1))
    .map((together) => {
      const { profile, plans, policy } = together[0]!;
      const families = together.flatMap(({ log }) => familiesOf(log));
      return { sessions: together.map(({ log: { session } }) => session), profile, plans, policy, families, method: methodOf(together[0]!) };
    });
}

/** Of which crashes are as many families. */
const familiesOf = ({ families, crashes }: LiveLog): readonly JudgedFamily[] => [
  ...families.map(({ seconds, run }) => ({ seconds, judgement: judgedWithoutControl(run) })),
  ...crashes.map(({ seconds }) => ({ seconds, judgement: null })),
];

/** An unfair control makes the run invalid, and takes no benchmark's verdict away here: what would have been called slower without it counts as that. */
function judgedWithoutControl(run: Run): Judgement {
  return { ...judgedAlone(run), benchmarks: judgedAlone({ ...run, control: [] }).benchmarks };
}

const judgedAlone = (run: Run): Judgement => judge({ run, history: [], acceptances: [] });

/** A log and what its families were measured by: all by the same, also one whose benchmarks all came to nothing and have no plan. */
interface LiveSession extends Pick<LiveGroup, 'profile' | 'plans' | 'policy'> {
  readonly log: LiveLog;
}

/** null: no family came to a verdict, or none was measured. */
function liveSession(log: LiveLog): LiveSession | null {
  const run = log.families[0]?.run;
  if (run === undefined) return null;
  const plans = log.families.flatMap(({ run: { benchmarks } }) => benchmarks.flatMap(({ measurement }) => (measurement.state === 'measured' ? measurement.plan ?? [] : [])));
  const byText = new Map(plans.map((plan) => [JSON.stringify(plan), plan]));
  const distinct = [...byText.keys()].toSorted().map((text) => byText.get(text)!);
  return { log, profile: run.profile, plans: distinct, policy: run.policy };
}

/** All of its families crashed: they count with the newest that were to be measured alike. null: it was ended before a family was. */
function sessionOfCrashes(log: LiveLog, logs: readonly LiveLog[]): LiveSession | null {
  const [crash] = log.crashes;
  if (crash === undefined) return null;
  const { profile } = crash;
  const alone: LiveSession = { log, profile, plans: [], policy: DEFAULT_POLICY };
  const others = logs.flatMap((other) => liveSession(other) ?? []);
  const fellow = others.findLast((other) => keyOf({ ...other, plans: [], policy: DEFAULT_POLICY }) === keyOf(alone));
  return fellow === undefined ? alone : { ...fellow, log };
}

/** Families are of tasks alone. */
function methodOf({ log: { session: { neighbour, procedure } }, profile, plans, policy }: LiveSession): string {
  return JSON.stringify([neighbour, keyOfTaskProcedure(procedure), profile, plans, policy]);
}

const keyOf = (session: LiveSession): string => JSON.stringify([session.log.session.environment.key, methodOf(session)]);

const newestOf = (together: readonly LiveSession[]): string => together.at(-1)!.log.session.startedAt;
