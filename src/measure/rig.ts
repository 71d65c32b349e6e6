import type { CorePlan } from './cores.ts';
import { startLoadClient } from './load.ts';
import type { Procedure } from './procedure.ts';
import type { ServerRig } from './server-arms.ts';

/** The measuring equipment of a whole run: cores and warm load clients. */
export function openRig({ cores, procedure, onKilled }: {
  /** null: nothing can be pinned. */
  readonly cores: CorePlan | null;
  readonly procedure: Procedure;
  readonly onKilled: (target: string) => void;
}): ServerRig & AsyncDisposable {
  const clients = [startLoadClient(cores?.clients ?? null), startLoadClient(cores?.clients ?? null)] as const;
  return {
    cores,
    clients,
    procedure,
    onKilled,
    [Symbol.asyncDispose]: async () => {
      await Promise.all(clients.map((client) => client[Symbol.asyncDispose]()));
    },
  };
}
