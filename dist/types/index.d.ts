/**
 * The judge as a library: `judge({ run, history, acceptances })` reaches the same verdict as the command line and the Action,
 * from plain data, without clock, files or randomness.
 *
 * @packageDocumentation
 */
export { judge } from './judge/judge.ts';
export { parseRunFile } from './store/run-file.ts';
export { UserError } from './errors.ts';
export { METRICS, METRIC_NAMES, type MetricInfo } from './metrics.ts';
export type * from './model.ts';
