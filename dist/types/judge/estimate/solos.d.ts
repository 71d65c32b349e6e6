import type { Direction, JudgedBenchmark, MetricName, SoloRound } from '../../model.ts';
/** One log cost a solo round; rounds without a usable figure of the server do not count. */
export declare function soloLogCosts(solos: readonly SoloRound[], metric: MetricName, direction: Direction): readonly number[];
/** What is shown of the solo rounds of a benchmark. */
export declare function summariseSolos(solos: readonly SoloRound[]): Pick<JudgedBenchmark, 'figures' | 'precision' | 'clientSaturated'>;
