import { toPlainLine } from '../text/escape.ts';
import type { CheckAnnotation, ChecksApi } from './api.ts';
import { asked } from './client.ts';
import type { RepositoryClient } from './client.ts';
import { GitHubRefusal } from './refusal.ts';

/** GitHub takes no more with one request; those of further requests are added. */
const ANNOTATIONS_A_REQUEST = 50;

const MAX_TITLE_LENGTH = 255;
const MAX_STATUS_LENGTH = 140;

/** What GitHub shows beside a commit and what branch protection can require. */
export function openChecks({ octokit, owner, repo }: RepositoryClient): ChecksApi {
  const { checks, repos } = octokit.rest;
  return {
    createCheck: async ({ sha, name, conclusion, title, summary, detailsUrl, annotations, externalId }) => {
      const output = { title: toPlainLine(title, MAX_TITLE_LENGTH), summary };
      const [first = [], ...further] = inGroupsOf(ANNOTATIONS_A_REQUEST, annotations.map(toAnnotation));
      const { data } = await asked(async () => checks.create({
        owner, repo, name, head_sha: sha, status: 'completed', conclusion, details_url: detailsUrl, output: { ...output, annotations: first },
        ...(externalId === undefined ? {} : { external_id: externalId }),
      }));
      const annotationsRefused = await refusalIfAny(async () => {
        for (const group of further) await asked(async () => checks.update({ owner, repo, check_run_id: data.id, output: { ...output, annotations: group } }));
      });
      return { url: data.html_url ?? detailsUrl, annotationsRefused };
    },
    checksOn: async (sha, name) => asked(async () => {
      // Each publishing may have made a check suite of its own, and GitHub's `latest` is the latest of each.
      const found = await octokit.paginate(checks.listForRef, { owner, repo, ref: sha, check_name: name, filter: 'all', per_page: 100 });
      return found.toSorted((one, other) => other.id - one.id).map(({ conclusion, external_id }) => ({ conclusion, externalId: external_id === '' ? null : external_id }));
    }),
    createStatus: async ({ sha, state, context, description, url }) => {
      await asked(async () =>
        repos.createCommitStatus({ owner, repo, sha, state, context, description: toPlainLine(description, MAX_STATUS_LENGTH), target_url: url }));
    },
  };
}

/** null: it was done. */
async function refusalIfAny(act: () => Promise<void>): Promise<GitHubRefusal | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof GitHubRefusal) return error;
    throw error;
  }
}

function toAnnotation({ path, line, level, title, message }: CheckAnnotation): {
  path: string;
  start_line: number;
  end_line: number;
  annotation_level: CheckAnnotation['level'];
  title: string;
  message: string;
} {
  return { path, start_line: line, end_line: line, annotation_level: level, title: toPlainLine(title, MAX_TITLE_LENGTH), message };
}

function inGroupsOf<T>(size: number, items: readonly T[]): readonly T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}
