/** Version of perf-gate. */
export declare const version: string;
/** `OWNER/NAME` of perf-gate on GitHub. It is written in `repository` of package.json, and everything else follows it. */
export declare const repositoryName: string;
