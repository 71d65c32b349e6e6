import type { SoloRound } from '../model.ts';
import type { ProbeLog } from './probe/probe-log.ts';

/** As often as probes read it. */
const EVERY_MS = 100;
/** A chart shows no more, and a run's record stays small however long the stretch. */
const MOST_POINTS = 100;

/** Resident memory of a process tree between two moments: at each point the sum of what its processes had at last. */
export function memorySeries(logs: readonly ProbeLog[], fromMs: number, toMs: number): NonNullable<SoloRound['memorySeries']> {
  const stepMs = Math.max(EVERY_MS, (toMs - fromMs) / (MOST_POINTS - 1));
  const points = Math.floor((toMs - fromMs) / stepMs + 1e-9) + 1;
  return Array.from({ length: points }, (_, index) => {
    const atMs = index * stepMs;
    const bytes = logs.reduce((sum, log) => sum + (log.memory.findLast(([timeMs]) => timeMs <= fromMs + atMs)?.[1] ?? 0), 0);
    return [Math.round(atMs), Math.round(bytes / 1e4) / 100] as const;
  });
}

/** The same as a figure of a round; none where nothing was noted yet. */
export function maxMemoryFigure(bytes: number): Pick<SoloRound['figures'], 'maxMemory'> {
  return bytes > 0 ? { maxMemory: bytes / 1e6 } : {};
}

/** The most that each process ever had, in bytes, over all processes of a tree. */
export function maxMemoryBytes(logs: readonly ProbeLog[]): number {
  return logs.reduce((sum, log) => sum + Math.max(0, ...log.memory.map(([, bytes]) => bytes)), 0);
}
