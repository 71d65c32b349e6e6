/** Signals at random moments, to the gate and to all that it starts. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { openChangedWorld, processesOf, roundsKept, runOf, type Invocation, type World } from './world.ts';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGKILL', 'SIGSTOP'] as const;

/** How the command lines of each look. */
const VICTIMS = {
  server: /^node server\.mjs/, 'child of a server': /^sleep 1000/, 'load client': /load-client/, 'process of a suite': /suite-child/, service: /^node service\.mjs/,
} as const;

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
        ...(signal === 'SIGKILL' && existsSync(interrupted) ? ['a killed gate wrote a run'] : []),
      ];
      const mayBeOver = [0] as const;
      const allowed = ({ SIGTERM: [130, ...mayBeOver], SIGINT: [130, ...mayBeOver], SIGKILL: ['killed', ...mayBeOver], SIGSTOP: mayBeOver } as const)[signal];
      return { world, outcome: { drawn: `${signal} after ${afterMs} ms, ${target}`, answer, allowed: isInTime ? allowed : mayBeOver, problems } };
    },
  },
  ...Object.entries(VICTIMS).map(([victim, looks]): Fault => ({
    name: `a signal to a ${victim}`,
    weight: 2,
    befall: async (random) => {
      const world = await openChangedWorld(random);
      const signal = world.pick(SIGNALS);
      const gate = world.start(runOf(victim === 'process of a suite' ? 'maths' : 'api'));
      const skipped = world.draw(0, 3_000);
      await victimOf(world, gate, looks);
      await Promise.race([gate.answer, sleep(skipped)]);
      const pid = await victimOf(world, gate, looks);
      if (pid !== null) await strike(pid, signal, world);
      const answer = await gate.answer;
      // What a service that ended would have been needed for is invalid. Everything else is measured once more.
      const allowed = victim === 'service' && signal !== 'SIGSTOP' ? [0, 3] : [0];
      return { world, outcome: { drawn: `${signal}, ${skipped} ms after the first`, answer, allowed, told: { 3: /echo ended/ }, problems: [] } };
    },
  })),
];
