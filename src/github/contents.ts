import { text } from 'node:stream/consumers';
import type { ContentsApi, PullRequest } from './api.ts';
import { asked, askedForWhatMayBeGone } from './client.ts';
import type { RepositoryClient } from './client.ts';
import { nullIfRefused } from './refusal.ts';

/** What GitHub says of a pull request, in a list as well as alone. */
interface PullRequestResource {
  readonly number: number;
  readonly state: string;
  readonly labels: readonly { readonly name: string }[];
  readonly base: { readonly sha: string; readonly ref: string; readonly repo: { readonly full_name: string } };
  /** The repository of a fork that was deleted meanwhile is null. */
  readonly head: { readonly sha: string; readonly repo: { readonly full_name: string } | null };
}

/** What lies in the repository: pull requests, commits, files. */
export function openContents({ octokit, owner, repo }: RepositoryClient): ContentsApi {
  const { pulls, repos } = octokit.rest;
  return {
    pullRequest: async (number) => asked(async () => toPullRequest((await pulls.get({ owner, repo, pull_number: number })).data)),
    openPullRequestsFrom: async ({ repository, branch }) => asked(async () => {
      const [headOwner = ''] = repository.split('/');
      const found: readonly PullRequestResource[] = await octokit.paginate(pulls.list, { owner, repo, state: 'open', head: `${headOwner}:${branch}`, per_page: 100 });
      // GitHub looks at the owner alone, and an owner may have several forks.
      return found.filter(({ head }) => isSameRepository(head.repo?.full_name, repository)).map(toPullRequest);
    }),
    mergeBase: async (base, head) => {
      // One commit a page: a comparison brings up to 250 commits and 300 files along, and only the merge base is of use.
      const onPage = async (page: number): Promise<string> => asked(async () =>
        (await repos.compareCommitsWithBasehead({ owner, repo, basehead: `${base}...${head}`, per_page: 1, page })).data.merge_base_commit.sha);
      // Files come with the first page alone, whatever its size. GitHub gives up on very many, each time anew.
      return await nullIfRefused(({ status, isSilence }) => status >= 500 && !isSilence, async () => onPage(1)) ?? onPage(2);
    },
    // Compared with itself, a commit has no others to bring along.
    parentsOf: async (commit) => asked(async () =>
      (await repos.compareCommitsWithBasehead({ owner, repo, basehead: `${commit}...${commit}`, per_page: 1 })).data.base_commit.parents.map(({ sha }) => sha)),
    fileAt: async (path, ref) => {
      // Raw, because GitHub gives files of more than 1 MB in no other way; and unparsed, because a file is text whatever GitHub calls it.
      const answer = await askedForWhatMayBeGone(async () =>
        repos.getContent({ owner, repo, path, ref, mediaType: { format: 'raw' }, request: { parseSuccessResponseBody: false } }));
      return answer === null ? null : text(answer.data as unknown as AsyncIterable<Uint8Array>);
    },
  };
}

function toPullRequest({ number, state, labels, base, head }: PullRequestResource): PullRequest {
  return {
    number,
    baseSha: base.sha,
    baseRef: base.ref,
    headSha: head.sha,
    isOpen: state === 'open',
    isFork: !isSameRepository(head.repo?.full_name, base.repo.full_name),
    labels: labels.map(({ name }) => name),
  };
}

/** GitHub keeps the case of names, and does not mind it. */
function isSameRepository(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}
