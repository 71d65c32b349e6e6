import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from '../../clock.ts';
import { accepts, LOOPBACK } from '../../loopback.ts';
import type { ServerTarget } from '../../model.ts';
import { describeEnding, type ProcessTree } from '../../processes/process-tree.ts';

/** What a server is waited for with. */
interface Waiting {
  readonly target: Pick<ServerTarget, 'start'>;
  readonly port: number;
  /** From now on. */
  readonly timeoutMs: number;
  /** Between two looks. */
  readonly everyMs: number;
}

const HOW_TO_LISTEN = 'it has to listen on the PORT of its environment, and `bootTimeout` says how long it may take';

/** Waits until a server that was just started accepts connections. @throws Error where it ends before, or does not in time */
export async function untilListening(server: Pick<ProcessTree, 'ending' | 'ended'>, { target: { start }, port, timeoutMs, everyMs }: Waiting): Promise<void> {
  const latestMs = monotonicMs() + timeoutMs;
  while (!(await accepts(port))) {
    if (server.ending() !== null) throw new Error(`\`${start}\` ${describeEnding(await server.ended)} before it listened on PORT ${port}`);
    if (monotonicMs() > latestMs) throw new Error(`\`${start}\` did not listen on PORT ${port} of ${LOOPBACK} within ${timeoutMs / 1000} s; ${HOW_TO_LISTEN}`);
    await sleep(everyMs);
  }
}
