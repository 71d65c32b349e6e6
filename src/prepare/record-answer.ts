import http from 'node:http';
import path from 'node:path';
import { reasonOf } from '../errors.ts';
import type { RecordedAnswer } from '../config/init/files.ts';
import { untilListening } from '../measure/server/first-answer.ts';
import type { ServerTarget } from '../model.ts';
import { withLastOutput } from '../system/last-output.ts';
import { holdPort, LOOPBACK } from '../system/loopback.ts';
import { startProcessTree } from '../system/process-tree.ts';
import { environmentInTree } from '../system/program-environment.ts';

const CONNECT_EVERY_MS = 20;
const ANSWER_TIMEOUT_MS = 10_000;

/**
 * Starts a server once and records how it answers the first path that it knows: a later answer must look the same.
 *
 * @throws Error with what the server printed, where it does not listen on PORT or knows none of the paths
 */
export async function recordAnswer(target: ServerTarget, paths: readonly string[], tree: string): Promise<RecordedAnswer> {
  using held = await holdPort();
  const { port } = held;
  await using server = startProcessTree({
    command: ['/bin/sh', '-c', target.start],
    cwd: path.join(tree, target.dir),
    env: { ...environmentInTree(target, tree), PORT: String(port), HOST: LOOPBACK },
    cores: null,
  });
  const answers: string[] = [];
  try {
    const origin = await untilListening(server, { target, port, scenario: target.scenarios[0]!, timeoutMs: target.bootTimeoutMs, everyMs: CONNECT_EVERY_MS });
    for (const one of paths) {
      const [first, second] = [await get(origin, one), await get(origin, one)];
      if (first.status < 400) return { ...first, path: one, isStable: first.body.equals(second.body) };
      answers.push(`${one}: ${first.status}`);
    }
  } catch (error) {
    throw new Error(withLastOutput(reasonOf(error), server.output()), { cause: error });
  }
  throw new Error(`it answers none of the paths that were found (${answers.join(', ')})`);
}

function get(origin: string, at: string): Promise<Omit<RecordedAnswer, 'path' | 'isStable'>> {
  return new Promise((resolve, reject) => {
    http.get(`${origin}${at}`, { agent: false, timeout: ANSWER_TIMEOUT_MS }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => { resolve({ status: incoming.statusCode ?? 0, contentType: incoming.headers['content-type'] ?? '', body: Buffer.concat(chunks) }); });
    })
      .on('timeout', function timeOut(this: http.ClientRequest) { this.destroy(new Error(`no answer to GET ${at} within ${ANSWER_TIMEOUT_MS / 1000} s`)); })
      .on('error', reject);
  });
}
