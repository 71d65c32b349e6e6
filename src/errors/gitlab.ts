import { userError } from './entry.ts';
import { listOf } from '../text/phrases.ts';

export const GITLAB_ERRORS = {
  'not-in-a-merge-request': userError({ missing: ['CI_MERGE_REQUEST_IID', 'PERF_GATE_GITLAB_TOKEN'] }, ({ missing }) => ({
    what: `there is no merge request to write to: ${listOf(missing)} is not set`,
    where: 'perf-gate gitlab',
    fix: 'Run it in a pipeline of merge requests (`rules: if: $CI_PIPELINE_SOURCE == "merge_request_event"`). Store a project access token with the scope `api` as the masked variable PERF_GATE_GITLAB_TOKEN.',
  })),
  refused: userError({ request: 'POST /api/v4/projects/7/merge_requests/3/notes', reason: 'status 403' }, ({ request, reason }) => ({
    what: `GitLab did not take the note: ${reason}`,
    where: request,
    fix: 'Check that PERF_GATE_GITLAB_TOKEN has the scope `api` and the role Reporter or higher in this project.',
  })),
};
