export declare const PLAN_REASONS: {};
