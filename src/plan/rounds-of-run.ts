import { UserError } from '../errors.ts';
import type { Profile, Scenario, TestPlan } from '../model.ts';
import { LEAST_DUETS } from './profiles.ts';
import { expectedMs, type RoundCosts, type Schedulable } from './round-costs.ts';

/** How many rounds the benchmarks of a run get, decided before the first. */
export interface RoundsOfRun {
  /** null: nothing is measured side by side. */
  readonly plan: TestPlan | null;
  /** Of head alone. */
  readonly solos: number;
}

/** So few comparisons that a screen would cost more than Holm's correction over all of them does. */
const MOST_WITHOUT_SCREEN = 4;

/**
 * The profile's rounds, without a screen where there is little to screen, or as many as the budget allows. What screens
 * must fit, or the first look where nothing does; how far suspects get shows while they are measured.
 *
 * @throws UserError where the budget is too small for a test to say anything
 */
export function roundsOfRun(run: { readonly benchmarks: readonly Schedulable[]; readonly profile: Profile; readonly budgetMs: number | null; readonly costs: RoundCosts }): RoundsOfRun {
  const { benchmarks, profile: { plan, solos, solosWithoutBase }, budgetMs, costs } = run;
  const compared = plan === null ? [] : benchmarks.filter(({ comparable }) => comparable);
  const fits = (rounds: { readonly duets: number; readonly solos: number }): boolean => budgetMs === null || expectedMs(benchmarks, rounds, costs) <= budgetMs;
  if (plan === null || compared.length === 0) {
    const fitting = soloCounts(solosWithoutBase).find((count) => fits({ duets: 0, solos: count }));
    if (fitting !== undefined) return { plan: null, solos: fitting };
    throw tooSmall(run, { duets: 0, solos: 1 });
  }
  const gatingComparisons = compared.reduce((sum, { request }) => sum + gatingMetrics(request), 0);
  const wanted = planOver(gatingComparisons, plan);
  const first = wanted.screenRounds === 0 ? wanted.looks[0]! : wanted.screenRounds;
  if (fits({ duets: first, solos })) return { plan: wanted, solos };
  const least = wanted.screenRounds === 0 ? first : LEAST_DUETS;
  for (let duets = first; duets >= least; duets -= 1) {
    if (fits({ duets, solos: 1 })) return { plan: { ...wanted, screenRounds: wanted.screenRounds === 0 ? 0 : duets }, solos: 1 };
  }
  throw tooSmall(run, { duets: least, solos: 1 });
}

/** The plan for so many gating comparisons: without a screen where there is little to screen. */
export function planOver(gatingComparisons: number, plan: TestPlan): TestPlan {
  return gatingComparisons <= MOST_WITHOUT_SCREEN ? { ...plan, screenRounds: 0 } : plan;
}

const soloCounts = (most: number): readonly number[] => Array.from({ length: most }, (_, fewer) => most - fewer);

/** A server under load has CPU time and unloaded latency; whatever else has one, or two that say nearly the same. */
const gatingMetrics = (request: Scenario | null): number => (request?.protocol === 'http' ? 2 : 1);

function tooSmall({ benchmarks, budgetMs, costs }: Parameters<typeof roundsOfRun>[0], least: { readonly duets: number; readonly solos: number }): UserError {
  return new UserError({
    what: `the budget of ${Math.round((budgetMs ?? 0) / 1000)} s is too small for ${benchmarks.length === 1 ? '1 benchmark' : `${benchmarks.length} benchmarks`}: it takes about ${Math.ceil(expectedMs(benchmarks, least, costs) / 1000)} s before anything can be said`,
    where: '--budget',
    fix: 'Raise the budget, or choose fewer benchmarks with --only.',
  });
}
