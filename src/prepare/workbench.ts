/** What measures, and what is measured by it: opened before anything of the targets is run, and closed after all of it has ended. */
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import type { CorePlan } from '../measure/cores.ts';
import type { RunIo } from '../measure/notes.ts';
import type { OfBothArms } from '../model.ts';
import { prepareBenchmarks, type PreparedBenchmarks, type PrepareOptions } from './benchmarks-of-targets.ts';
import { openServices, type Services } from './services.ts';
import { stopEverythingOn } from '../system/time-limit.ts';

/** Disposing of it stops the services, and waits for whatever an interrupt has ended. */
export interface Workbench extends AsyncDisposable {
  /** null: processes cannot be pinned. */
  readonly cores: CorePlan | null;
  readonly services: Services;
  /** Gets benchmarks ready to be measured, and tells what a reader must know of them. Rejects as {@link prepareBenchmarks} does. */
  readonly prepare: (wanted: Omit<PrepareOptions, 'trees' | 'services' | 'io'>) => Promise<PreparedBenchmarks>;
}

interface WorkbenchOptions extends Pick<Workbench, 'cores'> {
  readonly trees: OfBothArms<string>;
  readonly io: RunIo;
}

/** Opens a workbench over the arms' copies; nothing is started yet. */
export function openWorkbench({ trees, cores, io }: WorkbenchOptions): Workbench {
  const opened = new AsyncDisposableStack();
  opened.use(stopEverythingOn(io.signal));
  const services = opened.use(openServices({ trees, cores: cores?.clients ?? null, signal: io.signal, note: io.note }));
  return {
    cores,
    services,
    prepare: async (wanted) => {
      const prepared = await prepareBenchmarks({ ...wanted, trees, services, io });
      prepared.notes.forEach(io.note);
      prepared.warnings.forEach(io.warn);
      return prepared;
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}
