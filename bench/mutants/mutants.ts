/** Faults, each a replacement of a text that stands once in `src/`. Files may be renamed; texts are found by their content. */
export interface Mutant {
  readonly name: string;
  /** Stands exactly once in the source. */
  readonly text: string;
  readonly replacement: string;
  /** Globs of the fast tests that must notice. */
  readonly tests: readonly string[];
}

const JUDGE = ['test/judge/**/*.test.ts'];
const PROBE = ['test/measure/**/{probe-log,own-modules}*.test.ts'];
const ANSWERS = ['test/measure/**/http-exchange*.test.ts'];
const ESCAPE = ['test/text/**/*.test.ts', 'test/report/**/*.test.ts'];
const COMMENT = ['test/github/**/comment*.test.ts'];
const CHECKOUT = ['test/github/**/commanded-commit*.test.ts'];

export const MUTANTS: readonly Mutant[] = [
  { name: 'Holm: no correction for the size of the family', text: '(pValues.length - rank) * p', replacement: '1 * p', tests: JUDGE },
  {
    name: 'Holm: adjusted p values may fall again',
    text: 'largestSoFar = Math.max(largestSoFar,',
    replacement: 'largestSoFar = Math.max(0,',
    tests: JUDGE,
  },
  { name: 'looks: each look may spend all of α', text: 'pOf(estimate) / alphaShare', replacement: 'pOf(estimate)', tests: JUDGE },
  {
    name: 'outcome: δ₀ is not tested against',
    text: 'pOfAtMost(Math.log1p(rule.delta0), estimate)',
    replacement: 'pOfAtMost(0, estimate)',
    tests: JUDGE,
  },
  {
    name: 'interval: half as sure',
    text: 'upperQuantile(alpha, estimate.degreesOfFreedom)',
    replacement: 'upperQuantile(Math.min(0.5, 8 * alpha), estimate.degreesOfFreedom)',
    tests: JUDGE,
  },
  {
    name: 'direction: higher is never better',
    text: "direction === 'lower' ? Math.log(figure) : -Math.log(figure)",
    replacement: 'Math.log(figure)',
    tests: JUDGE,
  },
  { name: 'rounds: costly rounds weigh more', text: 'Math.exp(usual - cost)', replacement: 'Math.exp(cost - usual)', tests: JUDGE },
  {
    name: 'stored runs: the new run brings no variance',
    text: 'varianceBetweenRuns * (1 + 1 / storedMeans.length)',
    replacement: 'varianceBetweenRuns * (1 / storedMeans.length)',
    tests: JUDGE,
  },
  {
    name: 'counts: what they decide with three rounds is lost',
    text: 'rounds >= WITNESS_ROUNDS && growthByCount(sideBySide.evidence) !== null',
    replacement: 'false',
    tests: JUDGE,
  },
  { name: 'counts: they settle every time', text: 'pOfAtMost(growth, estimate) > alpha', replacement: 'true', tests: JUDGE },
  { name: 'exit code: a failed head passes', text: 'failed: EXIT.regressed,', replacement: 'failed: EXIT.passed,', tests: JUDGE },
  {
    name: 'window: cut one slice short',
    text: 'Math.floor((toMs - fromMs) / sliceMs + 1e-9)',
    replacement: 'Math.floor((toMs - fromMs) / sliceMs - 1e-9)',
    tests: PROBE,
  },
  {
    name: 'window: activity begins at the next sample',
    text: 'const first = notes.findLast(([timeMs]) => timeMs <= fromMs) ?? notes[0];',
    replacement: 'const first = notes.find(([timeMs]) => timeMs > fromMs) ?? notes[0];',
    tests: PROBE,
  },
  {
    name: 'process tree: only the first process counts',
    text: 'finishedPerMs: parts.reduce((sum, part) => sum + part.finishedPerMs, 0)',
    replacement: 'finishedPerMs: parts[0]!.finishedPerMs',
    tests: PROBE,
  },
  {
    name: 'answer: any status will do',
    text: 'if (answer.status !== status) return',
    replacement: 'if (answer.status === 0) return',
    tests: ANSWERS,
  },
  { name: 'answer: another body will do', text: 'texts[0] === texts[1] ? null', replacement: 'texts.length === 2 ? null', tests: ANSWERS },
  {
    name: 'own modules: files of the other arm may be loaded',
    text: '!own.some((start) => one.startsWith(start)) &&',
    replacement: "one === '' &&",
    tests: PROBE,
  },
  { name: 'escape: control characters stay', text: '.replace(UNSEEN, instead)', replacement: '', tests: ESCAPE },
  { name: 'escape: mentions stay mentions', text: '`${found}${ZERO_WIDTH_SPACE}`', replacement: 'found', tests: ESCAPE },
  {
    name: 'comment: an older run replaces a newer one',
    text: 'state.sha !== draft.sha && state.run > draft.run',
    replacement: 'state.run < 0',
    tests: COMMENT,
  },
  {
    name: 'checkout: another commit than the one commanded is run',
    text: 'if (headSha !== commit) throw',
    replacement: "if (headSha === '') throw",
    tests: CHECKOUT,
  },
];
