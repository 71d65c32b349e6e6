import type { Measurement, MetricName, SoloFigures, SoloRound } from '../model.ts';
/** The solo rounds of a benchmark; none where it was not measured. */
export declare function solosOf(measurement: Measurement): readonly SoloRound[];
/** The metrics that solo rounds recorded, in the order in which reports list them. */
export declare function soloMetrics(solos: readonly SoloRound[]): readonly MetricName[];
/** What is kept of solo rounds, by metric in the order in which reports list them. */
export declare function soloFigures(solos: readonly SoloRound[]): SoloFigures;
/** The figures of one metric, a round each, without those that the load client set. */
export declare function figuresOfServer(solos: readonly SoloRound[], metric: MetricName): readonly number[];
/** The figures of one metric, a round each. */
export declare function figuresOf(solos: readonly SoloRound[], metric: MetricName): number[];
