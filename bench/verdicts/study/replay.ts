/** Our procedure, played on the rounds of a family. */
import { sum } from 'simple-statistics';
import { sideBySideEvidence } from '../../../src/judge/side-by-side-evidence.ts';
import { pOfAtMost } from '../../../src/judge/significance.ts';
import type { JudgedBenchmark, Policy, Run, TestPlan } from '../../../src/model.ts';
import { replayGate } from '../../replay-gate.ts';
import type { Family, Member } from './families.ts';

/** What came of one member. */
export interface MemberReplay {
  readonly member: Member;
  readonly judged: JudgedBenchmark;
  /**
   * The strongest that the same rounds have against any of its metrics where any slowdown counts, however small: one in how many times
   * chance alone would say as much, over all looks and before Holm's correction. By this our limit can be moved.
   */
  readonly evidence: number;
  /** Side by side. */
  readonly rounds: number;
  /** That its rounds took to measure. */
  readonly seconds: number;
}

export interface FamilyReplay {
  readonly stretch: string;
  readonly members: readonly MemberReplay[];
  /** The member that has a regression; null: nothing changed. */
  readonly changed: MemberReplay | null;
}

export function replayFamily({ stretch, members, changed }: Family, plan: TestPlan, policy: Policy): FamilyReplay {
  const taken = new Map(members.map(({ id }) => [id, 0]));
  const benchmarks = members.map(({ id, population, roundAt }) => ({
    record: { ...population.record, id },
    draw: () => {
      const index = taken.get(id)!;
      taken.set(id, index + 1);
      return roundAt(index).slices;
    },
  }));
  const { file, judgement } = replayGate({ benchmarks, plan, policy });
  const evidenceById = evidenceIn(file.run);
  const judgedById = new Map(judgement.benchmarks.map((judged) => [judged.id, judged]));
  const replays = members.map((member): MemberReplay => {
    const rounds = taken.get(member.id)!;
    return { member, judged: judgedById.get(member.id)!, evidence: evidenceById.get(member.id)!, rounds, seconds: secondsOf(member, rounds) };
  });
  return { stretch, members: replays, changed: replays.find(({ member }) => member === changed) ?? null };
}

/** Who got how many rounds δ₀ and threshold had a say in, as they have for users; in what the rounds show they have none. */
function evidenceIn(run: Run): ReadonlyMap<string, number> {
  return new Map([...sideBySideEvidence(run, true)].map(([{ id }, { evidence }]) => {
    const looks = evidence.filter(({ decides }) => decides).flatMap((one) => one.looks);
    return [id, 1 / Math.min(1, ...looks.map(({ estimate, alphaShare }) => pOfAtMost(0, estimate) / alphaShare))];
  }));
}

export const isRegressed = ({ judged }: Pick<MemberReplay, 'judged'>): boolean => judged.verdict === 'regressed';

/** That so many rounds of a member took to measure. */
export const secondsOf = ({ roundAt }: Member, rounds: number): number => sum(Array.from({ length: rounds }, (_, index) => roundAt(index).seconds));
