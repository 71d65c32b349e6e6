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
    what: 'a locked conversation is no missing permission, from a fork or not',
    error: new GitHubRefusal('Unable to create comment because issue is locked.', { status: 403 }),
    isFork: true,
    expected:
      'perf-gate could not post the comment: the conversation of the pull request is locked, so it takes no comments; unlock it, or read the job summary. (Unable to create comment because issue is locked. (HTTP 403))',
  },
  {
    what: 'an archived repository is none',
    error: new GitHubRefusal('Repository was archived so is read-only.', { status: 403 }),
    expected:
      'perf-gate could not post the comment: the repository is archived, so nothing in it can be changed. (Repository was archived so is read-only. (HTTP 403))',
  },
  {
    what: 'an address that is not allowed is none',
    error: new GitHubRefusal(
      'Although you appear to have the correct authorization credentials, the `acme` organization has an IP allow list enabled, and 192.0.2.7 is not permitted to access this resource.',
      { status: 403 },
    ),
    expected:
      'perf-gate could not post the comment: the IP allow list of the organization does not have the address of this runner; add it, or use a runner that is on the list. (Although you appear to have the correct authorization credentials, the `acme` organization has an IP allow list enabled, and 192.0.2.7 is not permitted to access this resource. (HTTP 403))',
  },
  {
    what: 'a token without single sign-on is none',
    error: new GitHubRefusal(
      'Resource protected by organization SAML enforcement. You must grant your Personal Access token access to this organization.',
      { status: 403 },
    ),
    expected:
      'perf-gate could not post the comment: the organization asks for single sign-on; authorize the input `token` for it. (Resource protected by organization SAML enforcement. You must grant your Personal Access token access to this organization. (HTTP 403))',
  },
  {
    what: 'a 403 for a reason of its own is told as it is',
    error: new GitHubRefusal('Sorry. Your account was suspended.', { status: 403 }),
    expected: 'perf-gate could not post the comment: Sorry. Your account was suspended. (HTTP 403).',
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
