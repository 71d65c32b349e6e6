import { reasonOf } from '../errors.ts';
import { GitHubRefusal } from './refusal.ts';

/** A large artifact over a slow line; long before that a job has better things to do. */
const DOWNLOAD_TIMEOUT_MS = 120_000;

/**
 * Fetches an artifact for octokit. GitHub answers with the address of a storage that belongs to somebody else and needs
 * no token: what was sent to GitHub is not sent there, whatever the two hosts are called.
 */
export async function fetchArtifact(url: string, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS);
  const answer = await fetch(url, { ...init, redirect: 'manual', signal });
  const location = answer.headers.get('location');
  if (location === null) return answer;
  await answer.body?.cancel();
  return fetch(new URL(location, url), { signal });
}

/**
 * All bytes of `body`; null, and the rest is not read, as soon as there are more than `maxBytes`. Throws a GitHubRefusal
 * if it breaks off.
 */
export async function readAtMost(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > maxBytes) return null;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new GitHubRefusal(`the artifact broke off: ${reasonOf(cause)}`, { status: 500, cause });
  }
  return Buffer.concat(chunks);
}
