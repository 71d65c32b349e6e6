import { seededRandom } from '../../test/judge/seeded-noise.ts';
import { type Fault, problemsOfAnswer } from './fault.ts';
import { MACHINE_FAULTS } from './machine.ts';
import { RECORD_FAULTS } from './records.ts';
import { REPOSITORY_FAULTS } from './repositories.ts';
import { SIGNAL_FAULTS } from './signals.ts';
import { leftovers } from './world.ts';

const FAULTS: readonly Fault[] = [...SIGNAL_FAULTS, ...MACHINE_FAULTS, ...REPOSITORY_FAULTS, ...RECORD_FAULTS];

export interface TrialResult {
  /** Seed and number, by which it can be repeated. */
  readonly seed: number;
  readonly number: number;
  readonly fault: string;
  readonly drawn: string;
  readonly exit: string;
  readonly problems: readonly string[];
  readonly seconds: number;
}

export interface TrialsRequest {
  readonly trials: number;
  readonly seed: number;
  /** Number of the first one. */
  readonly first: number;
  /** Part of the names of the faults to draw from; empty: all. */
  readonly only: string;
  /** Trials that run at the same time; absent: one. */
  readonly atOnce?: number;
  readonly onTrial?: (result: TrialResult) => void;
  readonly onSkipped?: (fault: string, why: string) => void;
}

/** In the order of their numbers, also where several run at once. */
export async function runTrials({
  trials,
  seed,
  first,
  only,
  atOnce = 1,
  onTrial = () => {},
  onSkipped = () => {},
}: TrialsRequest): Promise<readonly TrialResult[]> {
  const chosen = FAULTS.filter(({ name }) => name.includes(only));
  const drawable = chosen.filter(({ name, lacking }) => {
    const why = lacking?.() ?? null;
    if (why !== null) onSkipped(name, why);
    return why === null;
  });
  const waiting = Array.from({ length: trials }, (_, index) => first + index);
  const results: TrialResult[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
        const result = await runTrial(drawable, seed, number);
        results.push(result);
        onTrial(result);
      }
    }),
  );
  return results.toSorted((one, other) => one.number - other.number);
}

async function runTrial(faults: readonly Fault[], seed: number, number: number): Promise<TrialResult> {
  const random = seededRandom(seed * 1_000_003 + number);
  const fault = drawn(faults, random());
  const startedMs = Date.now();
  const { world, outcome } = await fault.befall(random);
  await using _ = world;
  const problems = [...problemsOfAnswer(outcome), ...outcome.problems, ...(await leftovers(world, outcome.answer))];
  const { answer } = outcome;
  const said = problems.length === 0 ? [] : [`said: ${answer.stderr.slice(-600)}${answer.stdout.slice(0, 400)}`];
  return {
    seed,
    number,
    fault: fault.name,
    drawn: outcome.drawn,
    exit: String(answer.exitCode ?? answer.signal),
    problems: [...problems, ...said],
    seconds: (Date.now() - startedMs) / 1_000,
  };
}

/** One of them by its weight. */
function drawn(faults: readonly Fault[], uniform: number): Fault {
  const total = faults.reduce((sum, { weight }) => sum + weight, 0);
  let left = uniform * total;
  return faults.find(({ weight }) => (left -= weight) < 0) ?? faults.at(-1)!;
}
