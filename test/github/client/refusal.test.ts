import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explainRefusal, GitHubRefusal } from '../../../src/github/client/refusal.ts';

const DEED = { doing: 'post the comment', permission: 'pull-requests: write' };

for (const { what, error, isFork = false, expected } of [
  {
    what: 'a missing permission names the one to add',
    error: new GitHubRefusal('Resource not accessible by integration', { status: 403 }),
    expected:
      'perf-gate could not post the comment: give this job `permissions: pull-requests: write`. (Resource not accessible by integration (HTTP 403))',
  },
  {
    what: 'a fork cannot be given one',
    error: new GitHubRefusal('Resource not accessible by integration', { status: 403 }),
    isFork: true,
    expected:
      'perf-gate could not post the comment: GitHub gives pull requests from forks a read-only token. (Resource not accessible by integration (HTTP 403))',
  },
  {
    what: 'a 403 for a reason of its own is told as it is',
    error: new GitHubRefusal('Unable to create comment because issue is locked.', { status: 403 }),
    isFork: true,
    expected: 'perf-gate could not post the comment: Unable to create comment because issue is locked. (HTTP 403).',
  },
  {
    what: 'a rate limit is no missing permission',
    error: new GitHubRefusal('API rate limit exceeded', { status: 403, isRateLimit: true }),
    expected:
      'perf-gate could not post the comment: GitHub asks for fewer requests; run the job again later. (API rate limit exceeded (HTTP 403))',
  },
  {
    what: 'a token that GitHub does not know is no missing permission either',
    error: new GitHubRefusal('Bad credentials', { status: 401 }),
    expected:
      'perf-gate could not post the comment: GitHub does not know the input `token`, or it has expired. (Bad credentials (HTTP 401))',
  },
  {
    what: 'any other refusal is told as it is',
    error: new GitHubRefusal('Body is\ntoo long', { status: 422 }),
    expected: 'perf-gate could not post the comment: Body is too long (HTTP 422).',
  },
  {
    what: 'and so is what is no refusal',
    error: new Error('something else'),
    expected: 'perf-gate could not post the comment: something else.',
  },
]) {
  test(what, () => {
    assert.equal(explainRefusal(error, { ...DEED, isFork }), expected);
  });
}
