import type { Arm } from '../model.ts';
import { seededDraw, shuffled } from '../statistics.ts';

/** The order of the arms in a round. */
interface ArmOrder {
  readonly startedFirst: Arm;
  readonly loadedFirst: Arm;
}

/** A round of one benchmark. */
export type RoundStep =
  | (ArmOrder & { readonly kind: 'duet'; readonly id: string; readonly index: number })
  | { readonly kind: 'solo'; readonly id: string; readonly index: number };

/** Rounds between two looks. */
export interface RoundsToMeasure {
  /** Measured side by side, by the indices from `fromIndex` up to, and without, `toIndex`. */
  readonly ids: readonly string[];
  readonly fromIndex: number;
  readonly toIndex: number;
  /** Rounds of head alone. */
  readonly solos: { readonly ids: readonly string[]; readonly count: number };
}

const ORDERS: readonly ArmOrder[] = [
  { startedFirst: 'base', loadedFirst: 'base' },
  { startedFirst: 'head', loadedFirst: 'head' },
  { startedFirst: 'base', loadedFirst: 'head' },
  { startedFirst: 'head', loadedFirst: 'base' },
];

/**
 * Round after round goes over all benchmarks, each time in another order, so that a slow drift of the machine falls on
 * all alike. Which arm starts first and whose load begins first goes through all four combinations in every four
 * rounds. The same seed gives the same order.
 */
export function openScheduler(seed: number): { stepsOf(rounds: RoundsToMeasure): readonly RoundStep[] } {
  const draw = seededDraw(seed);
  const orders: ArmOrder[] = [];
  const orderOf = (round: number): ArmOrder => {
    while (orders.length <= round) orders.push(...shuffled(ORDERS, draw));
    return orders[round]!;
  };

  return {
    stepsOf({ ids, fromIndex, toIndex, solos }) {
      const steps: RoundStep[] = [];
      const passes = Math.max(ids.length > 0 ? toIndex - fromIndex : 0, solos.ids.length > 0 ? solos.count : 0);
      // Spread out, because slow periods of the machine weigh most on solo figures.
      const soloPlaces = new Map(Array.from({ length: solos.count }, (_, solo) => [Math.floor((solo * passes) / solos.count), solo]));
      const [compared, alone] = [new Set(ids), new Set(solos.ids)];
      for (let pass = 0; pass < passes; pass += 1) {
        const index = fromIndex + pass;
        const soloIndex = soloPlaces.get(pass);
        for (const id of shuffled([...new Set([...ids, ...solos.ids])], draw)) {
          // The duet first: where both arms are broken, head alone would look broken by the change.
          if (compared.has(id) && index < toIndex) steps.push({ kind: 'duet', id, index, ...orderOf(index) });
          if (alone.has(id) && soloIndex !== undefined) steps.push({ kind: 'solo', id, index: soloIndex });
        }
      }
      return steps;
    },
  };
}
