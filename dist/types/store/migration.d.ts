/** A run file of format 2. Its stored runs may be of format 1 or 2. */
export declare function migrateRunFile(data: unknown): unknown;
/** A stored run of format 1 or 2. */
export declare function migrateStoredRun(data: unknown): unknown;
