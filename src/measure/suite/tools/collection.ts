import { inspect } from 'node:util';
import type { FnOptions, Task } from 'tinybench';
import type { Deviation } from '../../../model.ts';
import type { SuiteTask } from '../suite-task.ts';
import { monotonicMs } from '../../../system/this-program.ts';

/** A task as a benchmark tool would run it. Its groups stand before its own name. */
export interface ToolTask extends Omit<SuiteTask, 'name'> {
  readonly names: readonly unknown[];
}

/** What a tool waits for where the file must not go on: it would close what the wanted task needs. */
export const FOREVER = new Promise<never>(() => {});

/**
 * The tasks that a file gives its benchmark tool to run. Names are those of the groups and of the task; a second task of exactly the
 * same name is `NAME (2)`.
 */
export class Collection {
  readonly tasks: SuiteTask[] = [];
  readonly deviations = new Set<Deviation>();
  /** Code of files that a tool has loaded in its own way, by their absolute paths. */
  readonly modules = new Map<string, string>();
  readonly #wanted: string | null;
  readonly #found = Promise.withResolvers<void>();
  readonly #timesByName = new Map<string, number>();
  #runs = 0;
  #changedMs = monotonicMs();

  /** @param wanted the one task that the process runs; null: it lists them */
  constructor(wanted: string | null) {
    this.#wanted = wanted;
  }

  /** Resolves when the wanted task was taken. */
  get found(): Promise<void> {
    return this.#found.promise;
  }

  /**
   * Takes tasks that a tool would run now.
   *
   * @returns whether the wanted one is among them: then the tool stays in its run
   * @throws Error for a task without a name or a function
   */
  take(tasks: readonly ToolTask[]): boolean {
    this.#changedMs = monotonicMs();
    for (const { names, ...task } of tasks) {
      const name = this.#distinct(
        names
          .map(nameOf)
          .filter((part) => part !== '')
          .join(' > '),
      );
      this.tasks.push({ name, ...task });
      if (name !== this.#wanted) continue;
      this.#found.resolve();
      return true;
    }
    return false;
  }

  /** A run of a tool begins. Returns what ends it, once. */
  begin(): () => void {
    this.#runs += 1;
    let isOver = false;
    return () => {
      if (!isOver) this.#runs -= 1;
      isOver = true;
      this.#changedMs = monotonicMs();
    };
  }

  /** How long nothing has happened; 0: a tool is in its run, or none has run yet. */
  quietMs(): number {
    return this.#runs > 0 || this.tasks.length === 0 ? 0 : monotonicMs() - this.#changedMs;
  }

  /** @throws Error where two tasks have one name, so that they cannot be told apart */
  close(): void {
    const twin = this.tasks.find(({ name }, place) => this.tasks.findIndex((other) => other.name === name) < place);
    if (twin !== undefined) throw new Error(`two tasks are called "${twin.name}": give one of them another name`);
  }

  #distinct(name: string): string {
    if (name === '') throw new Error('a task has no name');
    const times = (this.#timesByName.get(name) ?? 0) + 1;
    this.#timesByName.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  }
}

const figuresOf = (names: string, value: number): Readonly<Record<string, number>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]));

/** Figures of a task that its tool has not measured, so that a script that prints them goes on. */
export const NO_STATISTICS = {
  ...figuresOf('mean min max avg p25 p50 p75 p99 p995 p999 sd sem moe rme variance df critical aad mad samplesCount ticks', 0),
  samples: [] as number[],
};

/** A throughput at which expectations of a file hold: it would end at the first that does not. */
export const NO_THROUGHPUT = { ...NO_STATISTICS, ...figuresOf('mean min max p50 p75 p99 p995 p999', Number.POSITIVE_INFINITY) };

/** Hooks of a tool's bench. Each task calls them once. */
export interface HooksAround {
  readonly setup?: ((task: Task, mode: 'run') => unknown) | undefined;
  readonly teardown?: ((task: Task, mode: 'run') => unknown) | undefined;
}

/** The options of a task between such hooks: they surround its own, as in tinybench. `owner` is their `this`. */
export const optionsWithin = ({ setup, teardown }: HooksAround, task: Task, options: FnOptions, owner?: unknown): FnOptions => ({
  ...options,
  beforeAll: async () => {
    await setup?.call(owner, task, 'run');
    await options.beforeAll?.call(task, 'run');
  },
  afterAll: async () => {
    await options.afterAll?.call(task, 'run');
    await teardown?.call(owner, task, 'run');
  },
});

/** A part of a name may be a text, a number or a function. */
function nameOf(part: unknown): string {
  if (typeof part === 'function') return part.name;
  return typeof part === 'string' || typeof part === 'number' ? String(part) : '';
}

/** @throws Error where it is none */
export function asFunction(fn: unknown, name: unknown): () => unknown {
  if (typeof fn === 'function') return fn as () => unknown;
  throw new Error(`the task ${typeof name === 'string' ? `"${name}"` : inspect(name)} has no function`);
}
