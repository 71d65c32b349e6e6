export declare const STORE_REASONS: {};
