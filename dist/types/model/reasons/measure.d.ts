export declare const MEASURE_REASONS: {};
