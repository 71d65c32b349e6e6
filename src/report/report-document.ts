import { directionsOf } from './change.ts';
import type { ReportDocument, Section } from './document.ts';
import { headlineOf } from './headline.ts';
import type { ReportSource } from './report-source.ts';
import { attentionSection } from './sections/attention.ts';
import { driftSection } from './sections/drift.ts';
import { everyComparisonSection } from './sections/every-comparison.ts';
import { figuresSection } from './sections/figures.ts';
import { methodSection } from './sections/method.ts';
import { advisorySection, sideBySideSection } from './sections/side-by-side.ts';
import { storedSection } from './sections/stored.ts';

/** `brief` is what a pull request needs; `full` adds the statistics of every comparison. */
export type Detail = 'brief' | 'full';

/** Everything that a report says, in the order in which a maintainer asks for it. */
export function documentOf({ run, judgement }: ReportSource, detail: Detail): ReportDocument {
  const source = { run, judgement, directionOf: directionsOf(run.policy) };
  const sections: readonly (Section | null)[] = [
    attentionSection(judgement.benchmarks),
    sideBySideSection(source),
    advisorySection(source),
    figuresSection(judgement.benchmarks),
    storedSection(source),
    driftSection(judgement.drifts),
    detail === 'full' ? everyComparisonSection(source) : null,
    methodSection(run, judgement),
  ];
  return { headline: headlineOf(source), sections: sections.filter((section) => section !== null) };
}
