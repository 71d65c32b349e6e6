/** Signals at random moments, to the gate and to all that it starts. */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { type Answer, CLUSTER, openChangedWorld, processesOf, roundsKept, runOf, type Invocation, type World } from './world.ts';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGKILL', 'SIGSTOP'] as const;

/** How the command lines of each look. */
const VICTIMS = {
  server: /^node server\.mjs/,
  'child of a server': /^sleep 1000/,
  'worker of a server': /^\/\S*node \S*server\.mjs/,
  'grandchild of a server': /^sleep 1000/,
  'load client': /load-client/,
  'process of a suite': /suite-child/,
  service: /^node service\.mjs/,
} as const;

const WITH_WORKERS: ReadonlySet<string> = new Set(['worker of a server', 'grandchild of a server']);

/** A stopped process goes on after this long at most: forever is the fault of a hang, which servers have of their own. */
const LONGEST_STOP_MS = 2_000;

/** The newest process of a kind, as soon as there is one; null: the gate has ended. */
async function victimOf(world: World, gate: Invocation, looks: RegExp): Promise<number | null> {
  while (!gate.hasEnded()) {
    const found = processesOf(world).findLast(({ command }) => looks.test(command));
    if (found !== undefined) return found.pid;
    await sleep(10);
  }
  return null;
}

/** False: it is gone. */
function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

async function strike(pid: number, signal: NodeJS.Signals, world: World): Promise<void> {
  send(pid, signal);
  if (signal !== 'SIGSTOP') return;
  await sleep(world.draw(50, LONGEST_STOP_MS));
  send(pid, 'SIGCONT');
}

/** How many steps of measuring a run has told of. */
const stepsTold = (stderr: string): number => Math.max(0, ...[...stderr.matchAll(/^measuring (\d+)\//gm)].map(([, done]) => Number(done)));

export const SIGNAL_FAULTS: readonly Fault[] = [
  {
    name: 'a signal to the gate',
    weight: 5,
    befall: async (random) => {
      const world = await openChangedWorld(random);
      const signal = world.pick(SIGNALS);
      const target = world.pick(['api', 'maths'] as const);
      const afterMs = world.draw(50, 9_000);
      const gate = world.start(runOf(target));
      await Promise.race([gate.answer, sleep(afterMs)]);
      const isInTime = !gate.hasEnded();
      if (isInTime) await strike(gate.pid, signal, world);
      const answer = await gate.answer;
      const interrupted = path.join(world.root, '.perf-gate/interrupted.json');
      const isInterrupted = answer.exitCode === 130;
      const problems = [
        ...(isInterrupted && stepsTold(answer.stderr) > 3 && (await roundsKept(interrupted)) === 0 ? ['finished rounds are lost'] : []),
        ...(isInterrupted && answer.stdout !== '' ? ['a result of an interrupted run on standard output'] : []),
        ...(isInterrupted && !/interrupted/i.test(answer.stderr) ? ['no word of the interrupt'] : []),
      ];
      const mayBeOver = [0] as const;
      // Before Node.js has loaded the program, and once the verdict is told, nothing but the signal itself can end it.
      const isOutside = answer.stderr === '' || answer.stdout !== '';
      const interruptedBy = [isOutside ? 'killed' : 130, ...mayBeOver] as const;
      const allowed = ({ SIGTERM: interruptedBy, SIGINT: interruptedBy, SIGKILL: ['killed', ...mayBeOver], SIGSTOP: mayBeOver } as const)[
        signal
      ];
      return {
        world,
        outcome: { drawn: `${signal} after ${afterMs} ms, ${target}`, answer, allowed: isInTime ? allowed : mayBeOver, problems },
      };
    },
  },
  ...Object.entries(VICTIMS).map(([victim, looks]): Fault => ({
    name: `a signal to a ${victim}`,
    weight: 2,
    befall: async (random) => {
      const world = await openChangedWorld(random, WITH_WORKERS.has(victim) ? CLUSTER : {});
      const signal = world.pick(SIGNALS);
      const gate = world.start(runOf(victim === 'process of a suite' ? 'maths' : 'api'));
      const skipped = world.draw(0, 3_000);
      const isSeen = (await victimOf(world, gate, looks)) !== null;
      await Promise.race([gate.answer, sleep(skipped)]);
      const pid = await victimOf(world, gate, looks);
      if (pid !== null) await strike(pid, signal, world);
      const answer = await gate.answer;
      // What a service that ended would have been needed for is invalid. Everything else is measured once more.
      const allowed = victim === 'service' && signal !== 'SIGSTOP' ? [0, 3] : [0];
      return {
        world,
        outcome: {
          drawn: `${signal}, ${skipped} ms after the first${pid === null ? ', too late' : ''}`,
          answer,
          allowed,
          told: { 3: /echo ended/ },
          problems: isSeen ? [] : ['there was no such process'],
        },
      };
    },
  })),
  {
    name: 'two runs at once',
    weight: 2,
    befall: async (random) => {
      const world = await openChangedWorld(random);
      const cwd = random() < 0.5 ? world.root : await copyOf(world);
      const runs = [world.start(runOf('maths')), world.start(runOf('maths'), { cwd })];
      const isKilled = random() < 0.3;
      if (isKilled) {
        await sleep(world.draw(500, 4_000));
        if (!runs[0]!.hasEnded()) send(runs[0]!.pid, 'SIGKILL');
      }
      const [first, answer] = (await Promise.all(runs.map((run) => run.answer))) as [Answer, Answer];
      const waited = [first, answer].filter(({ stderr }) => /^Waiting for another perf-gate run on this machine/m.test(stderr)).length;
      const problems = [
        ...(isKilled || (first.exitCode === 0 && waited === 1)
          ? []
          : [`the first exits with ${first.exitCode}, and ${waited} of two said that they wait: ${first.stderr}`]),
        ...((await roundsKept(path.join(cwd, '.perf-gate/run.json'))) > 0 ? [] : ['no run is kept']),
      ];
      return {
        world,
        outcome: {
          drawn: `in ${cwd === world.root ? 'one repository' : 'two'}${isKilled ? ', one killed' : ''}`,
          answer,
          allowed: [0],
          problems,
        },
      };
    },
  },
];

async function copyOf({ root, folder }: World): Promise<string> {
  const copy = path.join(folder, 'copy');
  await cp(root, copy, { recursive: true });
  return copy;
}
