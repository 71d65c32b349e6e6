import type { Direction, JudgedBenchmark, Measurement, MetricName, SoloFigures, SoloRound } from '../model.ts';
/** The solo rounds of a benchmark; none where it was not measured. */
export declare function solosOf(measurement: Measurement): readonly SoloRound[];
/** The metrics that solo rounds recorded, in the order in which reports list them. */
export declare function soloMetrics(solos: readonly SoloRound[]): readonly MetricName[];
/** One log cost a solo round; rounds without a usable figure of the server do not count. */
export declare function soloLogCosts(solos: readonly SoloRound[], metric: MetricName, direction: Direction): readonly number[];
/** What is kept of solo rounds, by metric in the order in which reports list them. */
export declare function soloFigures(solos: readonly SoloRound[]): SoloFigures;
/** What is shown of the solo rounds of a benchmark. */
export declare function summariseSolos(solos: readonly SoloRound[]): Pick<JudgedBenchmark, 'figures' | 'precision' | 'clientSaturated'>;
