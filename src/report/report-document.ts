import { directionsOf } from './terms/change.ts';
import type { ReportDocument, Section } from './terms/document.ts';
import { headlineOf } from './headlines/headline.ts';
import type { ReportSource } from './terms/report-source.ts';
import { attentionSection } from './sections/attention.ts';
import { driftSection } from './sections/drift.ts';
import { everyComparisonSection } from './sections/every-comparison.ts';
import { figuresSection } from './sections/figures.ts';
import { methodOfTwoSection } from './sections/method-of-two.ts';
import { methodSection } from './sections/method.ts';
import { namedOneByOneSection } from './sections/named-one-by-one.ts';
import { advisorySection, sideBySideSection } from './sections/side-by-side.ts';
import { storedSection } from './sections/stored.ts';

/** `brief` is what a pull request needs; `named` adds by name what its lists only count, and `full` the statistics of every comparison too. */
export type Detail = 'brief' | 'named' | 'full';

/** Everything that a report says, in the order in which a maintainer asks for it. */
export function documentOf({ run, judgement, judgedBy, apart }: ReportSource, detail: Detail): ReportDocument {
  const source = { run, judgement, apart, directionOf: directionsOf(run.policy) };
  const sections: readonly (Section | null)[] = [
    attentionSection(run, judgement.benchmarks, detail === 'brief'),
    driftSection(judgement.drifts),
    sideBySideSection(source),
    advisorySection(source),
    figuresSection(judgement.benchmarks),
    // Two recorded runs are compared with each other alone, and no change was tested, so there are no statistics of a test.
    apart === undefined ? storedSection(source) : null,
    detail === 'brief' ? null : namedOneByOneSection(source),
    detail === 'full' && apart === undefined ? everyComparisonSection(source) : null,
    apart === undefined ? methodSection({ run, judgement, judgedBy }) : methodOfTwoSection(apart, judgedBy),
  ];
  return { headline: headlineOf(source), sections: sections.filter((section) => section !== null) };
}
