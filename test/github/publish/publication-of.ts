import type { Publication } from '../../../src/github/publish/publication.ts';
import type { Sample } from '../../report/sample-run.ts';

/** The commit that the samples are published for; their own head is what was checked out, a merge. */
export const PUBLISHED_SHA = 'a'.repeat(40);

/** A sample on its way to pull request 7, by a token that is not there. */
export function publicationOf({ run, judgement }: Sample, overrides: Partial<Publication> = {}): Publication {
  return {
    file: { run, history: [], acceptances: [] },
    judgement,
    report: { reportPath: 'report.md', htmlPath: 'report.html', jsonPath: 'run.json' },
    runUrl: 'https://github.com/octo-org/shop/actions/runs/10',
    fullReportUrl: 'https://github.com/octo-org/shop/actions/runs/20',
    origin: { workflowRun: 10, attempt: 1 },
    commit: PUBLISHED_SHA,
    comment: { number: 7, isFork: false, when: 'always' },
    writesCheck: true,
    failOnRegression: true,
    obeysComments: true,
    now: new Date('2026-01-15T11:00:00.000Z'),
    github: null,
    ...overrides,
  };
}
