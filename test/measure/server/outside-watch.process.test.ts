/** The account of CPU time that is kept of servers without a probe. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, it, type TestContext } from 'node:test';
import { execa } from 'execa';
import { ReasonError } from '../../../src/measure/failure.ts';
import { finishedBy } from '../../../src/measure/probe/probe-log.ts';
import { watchFromOutside } from '../../../src/measure/server/outside-watch.ts';
import { bootServer } from '../../../src/measure/server/server.ts';
import { accepts, holdPort } from '../../../src/system/loopback.ts';
import { startProcessTree } from '../../../src/system/process-tree.ts';
import { monotonicMs } from '../../../src/system/this-program.ts';
import { scenarioOf, serverTargetOf } from '../../targets.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** Every request burns 20 ms of CPU, in a place of its own. */
const SERVER = `
import os, sys, threading, time
from http.server import BaseHTTPRequestHandler, HTTPServer

def burn(clock):
    until = clock() + 0.02
    while clock() < until: pass

def in_child():
    pid = os.fork()
    if pid == 0:
        burn(time.process_time)
        os._exit(0)
    os.waitpid(pid, 0)

def in_thread():
    thread = threading.Thread(target=burn, args=(time.thread_time,))
    thread.start()
    thread.join()

work = {'thread': in_thread, 'child': in_child}[sys.argv[1]]

class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        work()
        self.send_response(204)
        self.end_headers()
    def log_message(self, *arguments): pass

HTTPServer(('127.0.0.1', int(sys.argv[2])), Handler).serve_forever()
`;

const REQUESTS = 25;

async function lacksPython(t: TestContext): Promise<boolean> {
  const isMissing = process.platform !== 'linux' || (await execa('python3', ['--version'], { reject: false })).failed;
  if (isMissing) t.skip('it takes Linux and python3');
  return isMissing;
}

async function cpuMsOf(place: 'thread' | 'child'): Promise<number> {
  const { port } = await holdPort();
  await using tree = startProcessTree({
    command: ['python3', '-c', SERVER, place, String(port)],
    cwd: '/',
    env: { PATH: process.env['PATH'] ?? '' },
    cores: null,
  });
  while (!(await accepts(port))) await sleep(20);
  using watch = watchFromOutside(tree, port);
  assert.ok(watch !== null);
  const before = cpuUsOf(watch.logs([]));
  const arrivals: [timeMs: number, total: number][] = [];
  for (let sent = 1; sent <= REQUESTS; sent += 1) {
    await fetch(`http://127.0.0.1:${port}/`);
    arrivals.push([monotonicMs(), sent]);
  }
  const logs = watch.logs(arrivals);
  assert.equal(
    logs.reduce((sum, log) => sum + finishedBy(log), 0),
    REQUESTS,
  );
  return (cpuUsOf(logs) - before) / 1_000;
}

const cpuUsOf = (logs: ReturnType<NonNullable<ReturnType<typeof watchFromOutside>>['logs']>): number =>
  logs.reduce((sum, { samples }) => sum + (samples.at(-1)?.[2] ?? 0), 0);

/** Accounts of processes and threads that have ended come in ticks of 10 ms. */
const TICKS_MS = 40;

describe('CPU time of a server without a probe', () => {
  for (const place of ['thread', 'child'] as const) {
    it(`counts what each request burns in a ${place} of its own that lives for 20 ms`, async (t) => {
      if (await lacksPython(t)) return;
      const cpuMs = await cpuMsOf(place);
      assert.ok(cpuMs >= REQUESTS * 20 - TICKS_MS, `${cpuMs} ms`);
    });
  }
});

it('a server without a probe has no profiles, and the reason says why', async (t) => {
  if (await lacksPython(t)) return;
  await using folder = await temporaryFolder();
  await writeFile(path.join(folder.path, 'server.py'), SERVER);
  const target = serverTargetOf({ dir: '.', start: 'exec python3 server.py thread "$PORT"' });
  await using server = await bootServer({
    arm: 'head',
    target: { ...target, stopTimeoutMs: 0 },
    scenario: scenarioOf({ expect: { status: 204, body: null } }),
    tree: folder.path,
    core: null,
  });
  await assert.rejects(server.startProfiles(), (error) => error instanceof ReasonError && error.reason.kind === 'no-probe');
});
