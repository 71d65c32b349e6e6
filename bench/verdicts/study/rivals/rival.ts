/**
 * What a rival tool would have had in hand when it judged one benchmark of one pull request. Every figure is a cost:
 * positive, lower is better, all in one unit.
 */
export interface RivalData {
  /** One figure a run of the base commit, in the order of time. */
  readonly base: readonly number[];
  /** One figure a run of the head commit, in the order of time. */
  readonly head: readonly number[];
  /** The means that runs of the main branch had stored before, oldest first; the last is the base commit's. */
  readonly history: readonly number[];
}

export type RivalDecision = 'slower' | 'not slower';

/** The rule by which another tool decides that a pull request made a benchmark slower. */
export interface Rival {
  /** The tool and the setting that sets this rule apart from others of the same tool. */
  readonly name: string;
  /** The URL of the file that the rule was read from. */
  readonly source: string;
  /** What the tests hold this to, said behind a colon: figures of the project's own, or what the real program came to. */
  readonly heldTo: string;
  /** Anything but "slower" passes the pull request: "unsure", "too few samples" and "faster" are all "not slower". */
  decide(data: RivalData): RivalDecision;
}
