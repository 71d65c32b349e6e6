import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { listenOnLoopback } from './listen.ts';
import type { ArtifactRecord } from './workflow-resources.ts';

/** Somebody else's host that GitHub keeps artifacts on: it must never see a token of GitHub's. */
export interface ArtifactStorage extends AsyncDisposable {
  readonly url: string;
  /** Answers the next downloads with an error. */
  failNext(times: number, status: number): void;
}

/** Serves the zip files of `artifacts` until disposed, and reports what should not have been asked to `violations`. */
export async function startArtifactStorage(artifacts: readonly ArtifactRecord[], violations: string[]): Promise<ArtifactStorage> {
  const failures: number[] = [];

  const handle = async ({ url, headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, id] = /^\/(\d+)\.zip\?signature=once$/.exec(url ?? '') ?? [];
    const artifact = artifacts.find((candidate) => candidate.id === Number(id));
    const status = failures.shift() ?? (artifact === undefined ? 404 : 200);
    if (headers.authorization !== undefined) violations.push(`artifact storage: ${url} came with the token`);
    if (artifact === undefined) violations.push(`artifact storage: ${url} is no artifact`);
    if (artifact === undefined || status !== 200) {
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end('<?xml version="1.0"?>\n<Error>\n<Code>ServerBusy</Code>\n</Error>');
      return;
    }
    response.writeHead(200, { 'content-type': 'application/zip' });
    const { content } = artifact;
    await pipeline(Readable.from(content instanceof Uint8Array ? [content] : content), response);
  };

  const server = await listenOnLoopback((request, response) => {
    // Whoever has read enough hangs up.
    handle(request, response).catch(() => {
      response.destroy();
    });
  });
  return {
    url: server.url,
    failNext: (times, status) => {
      failures.push(...Array.from({ length: times }, () => status));
    },
    [Symbol.asyncDispose]: async () => server[Symbol.asyncDispose](),
  };
}
