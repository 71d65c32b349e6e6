/**
 * Instructions of a server's request by callgrind (Debian: `apt-get install valgrind`): runs of two lengths, and the difference. It tells its
 * count when the program ends.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { execa } from 'execa';
import { DETERMINISTIC } from '../../src/measure/instructions/emulator.ts';
import { exchange, keepingAgent } from '../../src/measure/load/http-exchange.ts';
import { untilListening } from '../../src/measure/server/first-answer.ts';
import type { HttpScenario, OfBothArms, ServerTarget } from '../../src/model.ts';
import { holdPort, LOOPBACK } from '../../src/system/loopback.ts';
import { startProcessTree } from '../../src/system/process-tree.ts';
import { environmentInTree } from '../../src/system/program-environment.ts';

/** As many as warm a server for our own counter, and as many as it counts then. */
const [WARM, COUNTED] = [1_000, 384];

const [BOOT_MS, CONNECT_EVERY_MS, REQUEST_MS, STOP_MS] = [600_000, 200, 120_000, 120_000];

/** Version, as in `valgrind-3.19.0`; null: it is not installed. */
export async function callgrindVersion(): Promise<string | null> {
  const { failed, stdout } = await execa('valgrind', ['--version'], { reject: false });
  return failed ? null : stdout.trim();
}

interface CallgrindPair {
  readonly target: ServerTarget;
  readonly scenario: HttpScenario;
  readonly trees: OfBothArms<string>;
}

/** Both arms at once, one run after the other. */
export async function countByCallgrind({ trees, ...pair }: CallgrindPair): Promise<OfBothArms<number>> {
  const costOf = async (tree: string): Promise<number> => {
    const warm = await instructionsOf(WARM, { ...pair, tree });
    return ((await instructionsOf(WARM + COUNTED, { ...pair, tree })) - warm) / COUNTED;
  };
  const [base, head] = await Promise.all([costOf(trees.base), costOf(trees.head)]);
  return { base, head };
}

/** Of a server's whole life. */
async function instructionsOf(
  requests: number,
  { target, scenario, tree }: Omit<CallgrindPair, 'trees'> & { readonly tree: string },
): Promise<number> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'perf-gate-bench-'));
  try {
    const file = path.join(folder, 'callgrind.out');
    using held = await holdPort();
    const { port } = held;
    // The last of the words is the server's file: callgrind has to start `node` itself.
    const command = [
      'valgrind',
      '--quiet',
      '--tool=callgrind',
      '--cache-sim=no',
      `--callgrind-out-file=${file}`,
      process.execPath,
      ...DETERMINISTIC.filter((flag) => !flag.startsWith('--log')),
      '--hash-seed=1',
      '--random-seed=1',
      'server.js',
    ] as const;
    await using server = startProcessTree({
      command,
      cwd: path.join(tree, target.dir),
      env: { ...environmentInTree({ dir: target.dir, env: target.env }, tree), PORT: String(port), HOST: LOOPBACK },
      cores: null,
    });
    const origin = await untilListening(server, { target, port, scenario, timeoutMs: BOOT_MS, everyMs: CONNECT_EVERY_MS });
    const agent = keepingAgent(origin, { maxSockets: 1 });
    for (let sent = 0; sent < requests; sent += 1) {
      const { status } = await exchange({ origin, request: scenario, agent, timeoutMs: REQUEST_MS });
      if (status !== scenario.expect.status) throw new Error(`${target.name} answered with status ${status}`);
    }
    agent.destroy();
    if (!(await server.stop(STOP_MS))) throw new Error(`${target.name} did not end by itself under callgrind`);
    const total = /^(?:totals|summary): (\d+)/m.exec(await readFile(file, 'utf8'))?.[1];
    if (total === undefined) throw new Error('callgrind wrote no total');
    return Number(total);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
