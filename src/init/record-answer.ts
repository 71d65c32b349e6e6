/** Starts a server twice and records how it answers: a later answer must look the same. */
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReasonError, withLastOutput } from '../measure/failure.ts';
import { exchange, type Exchange } from '../measure/load/http-exchange.ts';
import { ExchangeFailure } from '../measure/load/prepared-request.ts';
import { firstAnswer, untilListening } from '../measure/server/first-answer.ts';
import type { HttpScenario, ServerTarget } from '../model.ts';
import { holdPort, LOOPBACK } from '../system/loopback.ts';
import { startProcessTree } from '../system/process-tree.ts';
import { environmentInTree } from '../system/program-environment.ts';
import { monotonicMs } from '../system/this-program.ts';
import type { RecordedAnswer } from './files.ts';

const CONNECT_EVERY_MS = 20;
const ASK_AGAIN_MS = 200;
const ANSWER_TIMEOUT_MS = 10_000;

interface RecordedServer {
  readonly target: ServerTarget;
  /** Its scenario, whose path is replaced. */
  readonly scenario: HttpScenario;
  /** Likeliest first. */
  readonly paths: readonly string[];
  /** The copy of the repository in which it was built. */
  readonly tree: string;
}

/**
 * Records the first path that a server answers with success. It is started twice, on two ports, and built anew in between: a body that
 * differs then would differ between base and head.
 *
 * @throws ReasonError where it does not come up, or answers none of the paths
 */
export async function recordAnswer(server: RecordedServer): Promise<RecordedAnswer> {
  const { target, tree } = server;
  const first = await bootOnce(server, async (origin, untilMs) => {
    const found = await answeredPath(server, origin, untilMs);
    return { ...found, again: await ask(server, origin, found.path) };
  });
  if (target.build !== null) await runBuild(target, tree);
  const second = await bootOnce({ ...server, paths: [first.path] }, (origin) => ask(server, origin, first.path));
  return {
    path: first.path,
    status: first.answer.status,
    body: first.answer.bytes,
    varies: whyVaries(first.answer, first.again, second) ?? traceOfHere(first.answer.bytes, tree),
  };
}

/** Boots the server on a port of its own, and stops it. The reason of a failure has what it printed. */
async function bootOnce<Result>(
  { target, tree, scenario }: RecordedServer,
  act: (origin: string, untilMs: number) => Promise<Result>,
): Promise<Result> {
  using held = await holdPort();
  const { port } = held;
  const untilMs = monotonicMs() + target.bootTimeoutMs;
  await using server = startProcessTree({
    command: ['/bin/sh', '-c', target.start],
    cwd: path.join(tree, target.dir),
    env: { ...environmentInTree(target, tree), PORT: String(port), HOST: LOOPBACK },
    cores: null,
    opensInput: true,
  });
  try {
    const origin = await untilListening(server, { target, port, scenario, timeoutMs: target.bootTimeoutMs, everyMs: CONNECT_EVERY_MS });
    return await act(origin, untilMs);
  } catch (error) {
    if (!(error instanceof ReasonError)) throw error;
    throw new ReasonError(withLastOutput(error.reason, server.output()), { cause: error });
  }
}

/** An error of the server may pass while it starts. */
async function answeredPath(
  server: RecordedServer,
  origin: string,
  untilMs: number,
): Promise<{ readonly path: string; readonly answer: Exchange }> {
  for (;;) {
    const answers: { readonly path: string; readonly status: number }[] = [];
    for (const one of server.paths) {
      const answer = await ask(server, origin, one);
      if (answer.status < 400) return { path: one, answer };
      answers.push({ path: one, status: answer.status });
    }
    if (monotonicMs() > untilMs || !answers.some(({ status }) => status >= 500))
      throw new ReasonError({ kind: 'no-path-answers', answers });
    await sleep(ASK_AGAIN_MS);
  }
}

async function ask({ scenario }: RecordedServer, origin: string, at: string): Promise<Exchange> {
  const request = { ...scenario, path: at };
  try {
    return await exchange({ origin, request, agent: false, timeoutMs: ANSWER_TIMEOUT_MS });
  } catch (error) {
    if (!(error instanceof ExchangeFailure)) throw error;
    // What a run would say: it tells TLS and HTTP/2 apart from a server that is not ready.
    await firstAnswer(request, origin, { untilMs: monotonicMs(), hasEnded: () => false });
    throw error;
  }
}

/** Its failure shows at the next boot. */
async function runBuild(target: ServerTarget, tree: string): Promise<void> {
  await using build = startProcessTree({
    command: ['/bin/sh', '-c', target.build!],
    cwd: path.join(tree, target.dir),
    env: environmentInTree(target, tree),
    cores: null,
  });
  await Promise.race([build.ended, sleep(target.installTimeoutMs, undefined, { ref: false })]);
}

function whyVaries(first: Exchange, again: Exchange, later: Exchange): string | null {
  if (!first.bytes.equals(again.bytes)) return 'the body differs from request to request';
  return first.bytes.equals(later.bytes) ? null : 'the body differs from start to start, as by a port, an id or a build';
}

/** What another machine, or another day, would answer otherwise. */
function traceOfHere(bytes: Buffer, tree: string): string | null {
  const text = bytes.toString('utf8');
  const today = new Date();
  if (
    [today.toISOString().slice(0, 10), today.toDateString().slice(4), today.toLocaleDateString('en-US')].some((date) => text.includes(date))
  )
    return 'the body has the date in it';
  return text.includes(tree) || (os.hostname().length > 3 && text.includes(os.hostname()))
    ? 'the body has a name of this machine in it'
    : null;
}
