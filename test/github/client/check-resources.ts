import { exampleOf, type JsonObject } from './resources.ts';

/** A check as it is shown beside a commit, in the words of whoever asked for it. */
export interface CheckRecord {
  readonly id: number;
  readonly sha: string;
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly detailsUrl: string | null;
  readonly title: string;
  readonly summary: string;
  readonly annotations: readonly AnnotationRecord[];
}

export interface AnnotationRecord {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly annotation_level: string;
  readonly title?: string;
  readonly message: string;
}

export function checkResource(check: CheckRecord, repository: string): JsonObject {
  const example = exampleOf('checks/create', repository);
  const url = `https://api.github.com/repos/${repository}/check-runs/${check.id}`;
  return {
    ...example,
    id: check.id,
    head_sha: check.sha,
    name: check.name,
    external_id: null,
    status: check.status,
    conclusion: check.conclusion,
    url,
    html_url: `https://github.com/${repository}/runs/${check.id}`,
    details_url: check.detailsUrl,
    completed_at: check.conclusion === null ? null : example['started_at'],
    output: {
      title: check.title,
      summary: check.summary,
      text: null,
      annotations_count: check.annotations.length,
      annotations_url: `${url}/annotations`,
    },
  };
}
