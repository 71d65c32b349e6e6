import { sum } from 'simple-statistics';
import { CONFIG_ERRORS } from '../errors/config.ts';
import type { UserError } from '../errors.ts';
import type { Profile, Reason, Scenario, TestPlan } from '../model.ts';
import { LEAST_DUETS } from './profiles.ts';
import type { Budget } from './settings-of-run.ts';
import { isComparable, keepsState, type PlannedBenchmark } from './benchmarks.ts';

/** Numbers of rounds, decided before the first. */
export interface RoundsOfRun {
  /** null: nothing is measured side by side. */
  readonly plan: TestPlan | null;
  /** Rounds of head alone. */
  readonly solos: number;
}

/** Numbers of rounds of each benchmark: side by side, and of head alone. */
interface Rounds {
  readonly duets: number;
  readonly solos: number;
}

export interface RoundsRequest {
  readonly benchmarks: readonly Schedulable[];
  readonly profile: Profile;
  /** null: none. */
  readonly budget: Budget | null;
  /** Part of the budget for counting instructions before the rounds. */
  readonly countingMs: number;
  readonly costs: RoundCosts;
}

const UNLIMITED: Budget = { ms: Number.POSITIVE_INFINITY, by: '' };

/** Further rounds may take this share of their estimate: an idle machine is faster. */
const LEAST_OF_RECKONED = 0.5;

/**
 * The profile's rounds, or as many as the budget allows: the first look must fit. Later looks that a tenth of the benchmarks cannot
 * reach within it are dropped, so that their share of α goes to the others.
 *
 * @throws UserError where the budget is too small for a test to say anything
 */
export function roundsOfRun(run: RoundsRequest): RoundsOfRun {
  const {
    benchmarks,
    profile: { plan, solos, solosWithoutBase },
    countingMs,
    costs,
  } = run;
  const budget = run.budget ?? UNLIMITED;
  const fits = (rounds: Rounds): boolean => expectedMs(benchmarks, rounds, costs) + countingMs <= budget.ms;
  if (plan === null || !benchmarks.some(({ comparable }) => comparable)) {
    const fitting = soloCounts(solosWithoutBase).find((count) => fits({ duets: 0, solos: count }));
    if (fitting !== undefined) return { plan: null, solos: fitting };
    throw tooSmall({ ...run, budget }, { duets: 0, solos: 1 });
  }
  const [first = LEAST_DUETS, ...later] = plan.looks;
  const upTo = (rounds: Rounds): RoundsOfRun => {
    const leftMs = budget.ms - countingMs - expectedMs(benchmarks, rounds, costs);
    return {
      plan: { looks: [rounds.duets, ...later.filter((look) => leastMs(benchmarks, look - rounds.duets, costs) <= leftMs)] },
      solos: rounds.solos,
    };
  };
  if (fits({ duets: first, solos })) return upTo({ duets: first, solos });
  for (let duets = first; duets >= LEAST_DUETS; duets -= 1) {
    if (fits({ duets, solos: 1 })) return upTo({ duets, solos: 1 });
  }
  throw tooSmall({ ...run, budget }, { duets: LEAST_DUETS, solos: 1 });
}

/** Notes on rounds and looks that the budget leaves no time for. */
export function notesOnBudget(profile: Profile, { plan, solos }: RoundsOfRun): readonly Reason[] {
  const beforeFirstLook = plan === null ? null : fewer(plan.looks[0] ?? 0, profile.plan?.looks[0] ?? 0);
  const ofHeadAlone = fewer(solos, plan === null ? profile.solosWithoutBase : profile.solos);
  const looks = plan === null ? [] : (profile.plan?.looks.slice(plan.looks.length) ?? []);
  return [
    ...(beforeFirstLook === null && ofHeadAlone === null
      ? []
      : [{ kind: 'budget-leaves-fewer-rounds', beforeFirstLook, ofHeadAlone } as const]),
    ...(looks.length === 0 ? [] : [{ kind: 'budget-leaves-fewer-looks', looks } as const]),
  ];
}

const fewer = (left: number, of: number): { readonly left: number; readonly of: number } | null => (left < of ? { left, of } : null);

/** A budget is kept within this share of it. */
const KEPT_WITHIN = 0.2;

/** Tells by how much a budget was not kept; null: there is none. */
export const notesOnBudgetTaken = (budgetMs: number | null, tookMs: number): readonly Reason[] =>
  budgetMs === null || tookMs <= (1 + KEPT_WITHIN) * budgetMs
    ? []
    : [{ kind: 'over-budget', seconds: Math.round(tookMs / 1000), budgetSeconds: Math.round(budgetMs / 1000) }];

/** About this share stays open after the first look where nothing changed. */
const SHARE_OF_SUSPECTS = 0.1;

/** Least time for further rounds of the suspects, at least one. */
function leastMs(benchmarks: readonly Schedulable[], duets: number, costs: RoundCosts): number {
  const ofEach = benchmarks.filter(({ comparable }) => comparable).map((benchmark) => expectedMs([benchmark], { duets, solos: 0 }, costs));
  const cheapest = ofEach.toSorted((one, other) => one - other).slice(0, Math.ceil(SHARE_OF_SUSPECTS * ofEach.length));
  return LEAST_OF_RECKONED * sum(cheapest);
}

const soloCounts = (most: number): readonly number[] => Array.from({ length: most }, (_, fewer) => most - fewer);

function tooSmall({ benchmarks, budget, countingMs, costs }: RoundsRequest & { readonly budget: Budget }, least: Rounds): UserError {
  const leastOf = (some: readonly Schedulable[]): number => expectedMs(some, least, costs) + (countingMs * some.length) / benchmarks.length;
  const fewer = benchmarks.map((_, count) => benchmarks.slice(0, count + 1));
  const fitting = fewer.findLast((some) => leastOf(some) <= budget.ms)?.length ?? 0;
  return CONFIG_ERRORS['budget-too-small']({
    budgetMs: budget.ms,
    by: budget.by,
    benchmarks: benchmarks.length,
    leastMs: leastOf(benchmarks),
    countingMs,
    fitting,
  });
}

/** The facts of a benchmark that plans need. */
export interface Schedulable {
  readonly id: string;
  /** null: a task of a suite. */
  readonly request: Scenario | null;
  /** Measured side by side; otherwise head alone. */
  readonly comparable: boolean;
  /** Base is measured alone as often as head. */
  readonly baseAlone?: boolean;
}

export function schedulableOf(
  benchmark: PlannedBenchmark,
  {
    comparing,
  }: {
    /** The profile compares. */
    readonly comparing: boolean;
  },
): Schedulable {
  const comparable = isComparable(benchmark);
  return {
    id: benchmark.id,
    request: benchmark.kind === 'server' ? benchmark.request : null,
    comparable,
    baseAlone: comparable && comparing && keepsState(benchmark),
  };
}

/** Estimated time of a round in ms, by scenario (null: a suite's task). Progress and budget use it. */
export interface RoundCosts {
  readonly duetMs: (request: Scenario | null) => number;
  readonly soloMs: (request: Scenario | null) => number;
}

/** Estimated time of so many rounds of each benchmark in ms. */
export function expectedMs(benchmarks: readonly Schedulable[], rounds: Rounds, costs: RoundCosts): number {
  return benchmarks.reduce(
    (sum, { request, comparable, baseAlone = false }) =>
      sum + (baseAlone ? 2 : 1) * rounds.solos * costs.soloMs(request) + (comparable ? rounds.duets * costs.duetMs(request) : 0),
    0,
  );
}

/** Time for counting a benchmark on two busy cores, in ms. */
const COUNTING_MS = 40_000;

/** Estimated time for counting instructions in ms: of compared benchmarks, or of all where there is no base. */
export function expectedCountingMs(benchmarks: readonly Schedulable[], hasBase: boolean): number {
  const counted = benchmarks.filter(({ comparable, request }) => (comparable || !hasBase) && request?.protocol !== 'websocket');
  return counted.length * (hasBase ? COUNTING_MS : COUNTING_MS / 2);
}

/** Largest share of a budget for counts that are not required. */
const MOST_OF_BUDGET = 0.6;
/** Share of their estimated time that the fewest rounds take: two idle cores are quicker, and where counts decide three rounds of five are needed. */
const USUAL_OF_RECKONED = 0.45;

/** Part of a budget for counting: all of it if required, otherwise what the fewest useful rounds leave. */
export function keptForCountingMs(
  expectedCounting: number,
  { isRequired, budgetMs, leastMs }: { readonly isRequired: boolean; readonly budgetMs: number | null; readonly leastMs: number },
): number {
  if (isRequired || budgetMs === null) return expectedCounting;
  return Math.max(0, Math.min(expectedCounting, MOST_OF_BUDGET * budgetMs, budgetMs - USUAL_OF_RECKONED * leastMs));
}
