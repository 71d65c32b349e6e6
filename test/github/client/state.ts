import type { OperationMatch } from './api-check.ts';
import type { CheckRecord } from './check-routes.ts';
import { type Account, type CommentRecord, errorResource, type PullRequestRecord, type ReactionRecord } from './resources.ts';
import type { ArtifactRecord, DispatchRecord, WorkflowRunRecord } from './workflow-resources.ts';

/**
 * What a token may do: everything, or as a workflow's `permissions` say it. `read` is what a pull request from a fork
 * gets. A scope that is not there may do nothing, as in a private repository.
 */
export type Access = 'read' | 'write' | Readonly<Record<string, 'read' | 'write' | 'none'>>;

/** Text by `ref:path`, or a function that knows it; null: there is no such file. */
export type FileSource = Readonly<Record<string, string>> | ((path: string, ref: string) => Promise<string | null>);

/** What GitHub knows and what the token may do. Lists that can be written to grow while it runs. */
export interface GitHubState {
  /** `owner/name` */
  readonly repository: string;
  /** Whose token it is. An app's token (`Bot`) may not ask who it is. */
  readonly viewer: Account;
  readonly access: Access;
  /** Roles by login: `admin`, `maintain`, `write`, `triage`, `read`, `none`. Whoever is not there has no account. */
  readonly roles: Readonly<Record<string, string>>;
  readonly pulls: readonly PullRequestRecord[];
  /** Merge base by `base...head`. */
  readonly mergeBases: Readonly<Record<string, string>>;
  /** Parents by commit, for a commit that is compared with itself. */
  readonly parents: Readonly<Record<string, readonly string[]>>;
  readonly files: FileSource;
  readonly comments: CommentRecord[];
  readonly reactions: ReactionRecord[];
  readonly checks: CheckRecord[];
  /** Oldest first. */
  readonly workflowRuns: WorkflowRunRecord[];
  readonly artifacts: ArtifactRecord[];
  /** Names of the inputs by the workflow's file name. */
  readonly workflows: Readonly<Record<string, readonly string[]>>;
  readonly dispatches: DispatchRecord[];
}

export interface Answer {
  readonly status: number;
  /** undefined: none; text and bytes are sent as they are, anything else as JSON. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A well-formed request. */
export interface Call {
  readonly match: OperationMatch;
  readonly url: URL;
  readonly accept: string;
  readonly body: unknown;
  /** Where artifacts are fetched from: another host than the API's. */
  readonly storageUrl: string;
}

export interface Route {
  /** Any of these scopes of a token will do; none: every token may. */
  readonly scopes: readonly string[];
  readonly level: 'read' | 'write';
  readonly answer: (state: GitHubState, call: Call) => Answer | Promise<Answer>;
}

export type Routes = Readonly<Record<string, Route>>;

export function refuse(status: number, message: string): Answer {
  return { status, body: errorResource(status, message) };
}

export const NOT_FOUND = refuse(404, 'Not Found');

/** GitHub's pages: 30 items unless asked, 100 at most, the neighbours named in the Link header. */
export function paginate<T>(items: readonly T[], url: URL, toBody: (page: readonly T[]) => unknown = (page) => page): Answer {
  const size = Math.min(100, Number(url.searchParams.get('per_page') ?? 30));
  const page = Number(url.searchParams.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const relations = [
    ...(page > 1
      ? ([
          ['prev', page - 1],
          ['first', 1],
        ] as const)
      : []),
    ...(page < last
      ? ([
          ['next', page + 1],
          ['last', last],
        ] as const)
      : []),
  ];
  const link = relations
    .map(([relation, number]) => {
      const target = new URL(url);
      target.searchParams.set('page', String(number));
      return `<${target.href}>; rel="${relation}"`;
    })
    .join(', ');
  return { status: 200, body: toBody(items.slice((page - 1) * size, page * size)), headers: link === '' ? {} : { link } };
}
