import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { startLoopbackGitHub, TEST_TOKEN } from '../github/loopback-github.ts';
import type { LoopbackOptions } from '../github/loopback-github.ts';
import { runnerFiles } from '../runner-files.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const [MAIN, HEAD, MERGE, OLDER] = ['b', 'a', 'e', 'c'].map((digit) => digit.repeat(40)) as [string, string, string, string];
const PULLS = [{ number: 7, baseSha: MAIN, headSha: HEAD, baseRef: 'main' }];

interface Concluded {
  /** The commits that got a check. */
  readonly checked: readonly string[];
  readonly log: string;
}

/** Ends a job that somebody has started on main, with `check: true`. */
async function conclude({ measured = MERGE, inputs = {}, github = {} }: {
  readonly measured?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly github?: LoopbackOptions;
}): Promise<Concluded> {
  await using folder = await temporaryFolder();
  await using loopback = await startLoopbackGitHub({ pulls: PULLS, mergeBases: { [`${HEAD}...${MERGE}`]: HEAD, [`${HEAD}...${OLDER}`]: OLDER }, ...github });
  const files = await runnerFiles(folder.path);
  const given = { check: 'true', comment: 'never', token: TEST_TOKEN, ...inputs };
  const { stdout } = await execa('node', [join(import.meta.dirname, 'conclude-in-child.ts'), measured, JSON.stringify(given)], {
    cwd: folder.path,
    env: { ...files.env, GITHUB_API_URL: loopback.url, GITHUB_SHA: MAIN },
  });
  assert.deepEqual(loopback.violations, []);
  return { checked: loopback.checks.map(({ sha }) => sha), log: stdout };
}

const OF_PULL_REQUEST = { 'pull-request': '7' };

test('the check of a run by hand for a pull request is on the newest commit of that, whatever branch it was started on', async () => {
  assert.deepEqual((await conclude({ inputs: OF_PULL_REQUEST })).checked, [HEAD]);
  assert.deepEqual((await conclude({ measured: HEAD, inputs: OF_PULL_REQUEST })).checked, [HEAD]);
});

test('the check of a run by hand for a branch is on the commit that the workflow runs on', async () => {
  assert.deepEqual((await conclude({ measured: MAIN })).checked, [MAIN]);
});

for (const { what, circumstances, warned } of [
  { what: 'the pull request was pushed to while it was measured', circumstances: { measured: OLDER }, warned: /ccccccc, which was measured, does not have aaaaaaa, the newest commit of pull request #7/ },
  { what: 'GitHub does not know what was measured', circumstances: { measured: 'd'.repeat(40) }, warned: /ddddddd, which was measured, does not have aaaaaaa/ },
  { what: 'the token may not read pull requests', circumstances: { github: { access: { checks: 'write', contents: 'read' } } }, warned: /could not look up pull request #7: .*`permissions: pull-requests: read`/ },
  { what: 'there is no token', circumstances: { inputs: { ...OF_PULL_REQUEST, token: '' } }, warned: /without a token/ },
] as const) {
  test(`no commit gets a check where ${what}, and the log says so`, async () => {
    const { checked, log } = await conclude({ inputs: OF_PULL_REQUEST, ...circumstances });
    assert.deepEqual(checked, []);
    assert.match(log, /^::warning::.*No check was written/m);
    assert.match(log, warned);
  });
}
