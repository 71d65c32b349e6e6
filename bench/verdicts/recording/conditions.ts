import type { MetricName, TargetKind } from '../../../src/model.ts';

/**
 * What head's arm does more than base's, for each request or operation. `none`: nothing, both are the same code. `edit`: nothing
 * either, but its source got comments, and its functions, where it has any, stand in another order.
 */
export const INJECTION_NAMES = ['none', 'cpu-1', 'cpu-2', 'cpu-3', 'cpu-5', 'cpu-10', 'allocation', 'await', 'timer-1ms', 'slow-tail', 'syscall', 'edit'] as const;
export type InjectionName = (typeof INJECTION_NAMES)[number];

/** How `injections/injection.mjs` calls it, with how much of it. */
export interface Injection {
  readonly kind: 'cpu' | 'allocation' | 'await' | 'timer' | 'slow-tail' | 'syscall' | 'edit';
  /** In the injection's own unit; null: it means nothing for such a target. Rounds of a condition are counted from 0. */
  readonly amount: (target: TargetKind, workPerPercent: number, round: number) => number | null;
}

/**
 * Edits of each target's source: one would tell its own effect, and not how far edits scatter. An odd number, so that each
 * meets all the ways in which the arms take turns, of which there are four.
 */
export const EDITS = 7;

const work = (percent: number): Injection => ({ kind: 'cpu', amount: (_, workPerPercent) => Math.round(percent * workPerPercent) });

/** A task without a request has nothing that could wait. */
const onServers = (kind: Injection['kind'], amount: number): Injection => ({ kind, amount: (target) => (target === 'server' ? amount : null) });

/**
 * Work is in millionths of a chunk (`workPerPercent` of them are one per cent of the benchmark's cost), `allocation` in
 * objects, `await` in awaits, `timer` and `slow-tail` in ms, `syscall` in calls; an `edit` has a number, from 1.
 */
export const INJECTIONS: Readonly<Record<InjectionName, Injection>> = {
  none: work(0),
  'cpu-1': work(1),
  'cpu-2': work(2),
  'cpu-3': work(3),
  'cpu-5': work(5),
  'cpu-10': work(10),
  allocation: { kind: 'allocation', amount: (target) => (target === 'server' ? 100 : 2) },
  await: onServers('await', 1),
  'timer-1ms': onServers('timer', 1),
  'slow-tail': onServers('slow-tail', 20),
  syscall: onServers('syscall', 1),
  edit: { kind: 'edit', amount: (_target, _workPerPercent, round) => 1 + (round % EDITS) },
};

/** What tells how much work was injected. */
export const COST: Readonly<Record<TargetKind, MetricName>> = { server: 'cpuPerRequest', suite: 'nsPerOp' };

/** Those that cost something, and are to be seen. */
export const COSTLY_INJECTIONS = INJECTION_NAMES.filter((name) => name !== 'none' && name !== 'edit');

/** Whether it can be injected into such a target. */
export const isFor = (name: InjectionName, target: TargetKind): boolean => INJECTIONS[name].amount(target, 1, 0) !== null;
