/** Version of perf-gate. A module of its own, so that measuring processes do not load `package.json`. */
export declare const version: string;
