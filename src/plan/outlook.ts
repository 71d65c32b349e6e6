import type { Change, Comparison, Config, Profile } from '../model.ts';
import { LEAST_ROUNDS } from '../model/judgement.ts';
import { expectedCountingMs, expectedMs, type RoundCosts, type Schedulable } from './rounds-of-run.ts';

/** The expected time and sensitivity of a pull request, before there is one. */
export interface Outlook {
  readonly benchmarks: number;
  /** If the first look settles everything, or counts do before. */
  readonly leastMs: number;
  /** If everything is measured to the last look. */
  readonly mostMs: number;
  /** The smallest change that the tried benchmark would show at the last look; null: nothing was compared. */
  readonly smallestVisible: Change | null;
}

/** Noise shrinks with the square root of the rounds; a slowdown has to reach the threshold in any case. */
export function outlookOf({
  config,
  profile: { plan, solos },
  costs,
  tasks,
  comparisons,
  isCounted,
}: {
  readonly config: Pick<Config, 'targets'>;
  /** The profile that pull requests will be measured by. */
  readonly profile: Pick<Profile, 'plan' | 'solos'>;
  readonly costs: RoundCosts;
  /** Tasks of suites that are known, by target; of the others one is reckoned. */
  readonly tasks: ReadonlyMap<string, number>;
  readonly comparisons: readonly Pick<Comparison, 'decides' | 'n' | 'smallestVisible' | 'threshold'>[];
  /** Instructions are. */
  readonly isCounted: boolean;
}): Outlook {
  const benchmarks = config.targets.flatMap((target): readonly Schedulable[] =>
    target.kind === 'server'
      ? target.scenarios.map((request) => ({ id: `${target.name}/${request.name}`, request, comparable: true }))
      : Array.from({ length: tasks.get(target.name) ?? 1 }, (_, index) => ({
          id: `${target.name}/${index}`,
          request: null,
          comparable: true,
        })),
  );
  const [first, last] = [plan?.looks[0] ?? 0, plan?.looks.at(-1) ?? 0];
  const countingMs = isCounted ? expectedCountingMs(benchmarks, true) : 0;
  const ofRounds = (duets: number): number => expectedMs(benchmarks, { duets, solos }, costs) + countingMs;
  const visible = comparisons
    .filter(({ decides }) => decides)
    .map(({ n, smallestVisible, threshold }) => threshold + Math.max(0, smallestVisible - threshold) * Math.sqrt(n / Math.max(n, last)));
  return {
    benchmarks: benchmarks.length,
    leastMs: ofRounds(isCounted ? Math.min(first, LEAST_ROUNDS) : first),
    mostMs: ofRounds(last),
    smallestVisible: visible.length === 0 ? null : Math.max(...visible),
  };
}
