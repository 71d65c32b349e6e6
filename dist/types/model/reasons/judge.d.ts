export declare const JUDGE_REASONS: {};
