import type { CorePlan } from './cores.ts';
import { startLoadClient } from './load/load-process.ts';
import type { Procedure } from './procedure.ts';
import type { ServerRig } from './server/server-arms.ts';

/** The measuring equipment of a whole run: cores and a warm load client. */
export function openRig({ cores, procedure, onKilled, onNodeVersion }: {
  /** null: nothing can be pinned. */
  readonly cores: CorePlan | null;
  readonly procedure: Procedure;
  readonly onKilled: (target: string) => void;
  readonly onNodeVersion?: ServerRig['onNodeVersion'];
}): ServerRig & AsyncDisposable {
  const client = startLoadClient(cores?.clients ?? null);
  return {
    cores,
    client,
    procedure,
    onKilled,
    onNodeVersion,
    [Symbol.asyncDispose]: () => client[Symbol.asyncDispose](),
  };
}
