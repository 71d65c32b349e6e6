/** Where a run was measured, and what. */
/** Where a run was measured. Runs with the same key can be compared by absolute figures. */
export interface Environment {
    /** Readable and stable: also the name of the baseline file. */
    readonly key: string;
    readonly cpuModel: string;
    readonly arch: string;
    readonly cores: number;
    /** As how many CPUs all processes of its container may compute together; not there: as its cores can. */
    readonly cpuLimit?: number | undefined;
    /** Of the `node` on PATH, which runs the targets. */
    readonly nodeVersion: string;
    /** Platform and major version, like `linux-6`. */
    readonly osMajor: string;
    /** Recorded beside the key; never part of it. */
    readonly kernel: string;
    readonly memoryBytes: number;
    readonly valgrind: string | null;
    readonly runnerImage: string | null;
}
export interface Commit {
    readonly sha: string;
    /** Head only: the working tree had changes that are not in `sha`. */
    readonly dirty: boolean;
}
