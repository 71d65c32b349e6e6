import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postToWebhook } from '../../src/system/webhook.ts';
import { SECRET, webhookReceiver } from '../webhook-receiver.ts';

test('a text is posted once where it is taken', async () => {
  await using receiver = await webhookReceiver(200);
  assert.equal(await postToWebhook(receiver.url, '{"text":"slower"}'), null);
  assert.deepEqual(receiver.bodies, ['{"text":"slower"}']);
});

test('it is posted once more where it was refused, and then no more', async () => {
  await using late = await webhookReceiver(503, 200);
  assert.equal(await postToWebhook(late.url, '{}'), null);
  await using never = await webhookReceiver(404);
  assert.equal(await postToWebhook(never.url, '{}'), 'it answered with status 404');
  assert.deepEqual([late.bodies.length, never.bodies.length], [2, 2]);
});

test('a redirect is not followed', async () => {
  await using receiver = await webhookReceiver(307);
  assert.equal(await postToWebhook(receiver.url, '{}'), 'it answered with status 307');
});

test('no refusal repeats the URL', async () => {
  const gone = await webhookReceiver(200);
  await gone[Symbol.asyncDispose]();
  const refusals = await Promise.all(
    [gone.url, SECRET, `ftp://127.0.0.1/${SECRET}`, `http://user:${SECRET}@127.0.0.1:1/`, `http://${SECRET}.invalid:99999/`].map((url) =>
      postToWebhook(url, '{}'),
    ),
  );
  assert.match(refusals[0] ?? '', /ECONNREFUSED/);
  for (const refusal of refusals) assert.ok(refusal !== null && !refusal.includes(SECRET), refusal ?? 'it was taken');
});
