import type { Direction, JudgedBenchmark, Measurement, MetricName, SoloRound } from '../model.ts';
/** The solo rounds of a benchmark; none where it was not measured. */
export declare function solosOf(measurement: Measurement): readonly SoloRound[];
/** The metrics that solo rounds recorded, in the order in which reports list them. */
export declare function soloMetrics(solos: readonly SoloRound[]): readonly MetricName[];
/** One log cost a solo round; rounds without a usable figure of the server do not count. A loop, for the rounds of thousands of stored runs. */
export declare function soloLogCosts(solos: readonly SoloRound[], metric: MetricName, direction: Direction): readonly number[];
/** What is shown of the solo rounds of a benchmark. */
export declare function summariseSolos(solos: readonly SoloRound[]): Pick<JudgedBenchmark, 'figures' | 'precision' | 'clientSaturated'>;
