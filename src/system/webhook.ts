import { setTimeout as sleep } from 'node:timers/promises';

const TIME_LIMIT_MS = 10_000;
const PAUSE_MS = 1_000;

/**
 * Posts a JSON text, and tries once more where that fails. The URL is a secret: errors of `fetch` may repeat it, so only their code is
 * told. A redirect would hand the text to another host.
 *
 * @returns why it was not taken; null: it was
 */
export async function postToWebhook(url: string, json: string): Promise<string | null> {
  const address = URL.parse(url.trim());
  if (address === null || !['http:', 'https:'].includes(address.protocol)) return 'its URL does not begin with https:// or http://';
  if ((await post(address, json)) === null) return null;
  await sleep(PAUSE_MS);
  return post(address, json);
}

async function post(address: URL, body: string): Promise<string | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    await response.body?.cancel();
    return response.ok ? null : `it answered with status ${response.status}`;
  } catch (error) {
    const { name, cause } = error as { readonly name?: string; readonly cause?: { readonly code?: string } };
    return name === 'TimeoutError'
      ? `it did not answer within ${TIME_LIMIT_MS / 1000} s`
      : `it could not be reached (${cause?.code ?? 'no such request can be made'})`;
  }
}
