import type { BenchmarkRecord, Environment, Run } from '../model.ts';
/** Where a record was measured. */
export declare function environmentOf({ variant }: Pick<BenchmarkRecord, 'variant'>, run: Pick<Run, 'environment'>): Environment;
/** Every machine kind that the records of a run come from, in their order; the run's own where there are no records. */
export declare function environmentsOf(run: Pick<Run, 'environment' | 'benchmarks'>): readonly Environment[];
