export declare const PREPARE_REASONS: {};
