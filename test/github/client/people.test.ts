import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientOf } from './client-of.ts';
import { startLoopbackGitHub } from './loopback-github.ts';
import { permissionResource } from './workflow-resources.ts';

const roles = { admin: 'admin', maintain: 'maintain', write: 'write', triage: 'triage', read: 'read', none: 'none' };

for (const [login, permission] of [
  ['admin', 'admin'],
  ['maintain', 'write'],
  ['write', 'write'],
  ['triage', 'read'],
  ['read', 'read'],
  ['none', 'none'],
  ['no-account', 'none'],
] as const) {
  test(`an account with the role ${login} has the permission ${permission}`, async () => {
    await using github = await startLoopbackGitHub({ roles });
    assert.equal(await clientOf(github).permissionOf(login), permission);
  });
}

test('a permission that is not known grants nothing', async () => {
  await using github = await startLoopbackGitHub({ mayViolate: true });
  github.answerNext(1, { status: 200, body: permissionResource('ada', 'emperor', 'octo-org/shop') });
  assert.equal(await clientOf(github).permissionOf('ada'), 'none');
});

test('a permission that GitHub does not tell is an error', async () => {
  await using github = await startLoopbackGitHub({ roles });
  github.answerNext(100, { status: 502, body: { message: 'Server Error' } });
  await assert.rejects(clientOf(github).permissionOf('admin'), { name: 'GitHubRefusal', status: 502 });
});

test("a person's token tells whose it is, an app's does not", async () => {
  await using ofPerson = await startLoopbackGitHub({ viewer: { login: 'ada', type: 'User' } });
  assert.equal(await clientOf(ofPerson).viewerLogin(), 'ada');
  await using ofApp = await startLoopbackGitHub();
  assert.equal(await clientOf(ofApp).viewerLogin(), null);
});
