import { attentionSection, namedOneByOneSection } from './attention.ts';
import { directionsOf } from './change-words.ts';
import type { ReportDocument, Section } from './document.ts';
import { driftSection } from './drift-section.ts';
import { everyComparisonSection } from './every-comparison.ts';
import { figuresSection } from './figures-section.ts';
import { headlineOf } from './headline.ts';
import { methodOfTwoSection, methodSection } from './method-section.ts';
import type { ReportSource } from './report-source.ts';
import { advisorySection, sideBySideSection } from './side-by-side-section.ts';
import { storedSection } from './stored-section.ts';

/** `brief` is what a pull request needs; `named` adds by name what its lists only count, and `full` the statistics of every comparison too. */
type Detail = 'brief' | 'named' | 'full';

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
