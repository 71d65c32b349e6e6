/**
 * `node judge.ts SHAPE FOLDER`: how long a fresh process takes to read the stored runs through their schema, as a run does before
 * it measures, and then to judge a run of that shape against them; and the memory that it needed until either was done.
 */
import { readHistory } from '../../src/store/baseline-files.ts';
import { judge } from '../../src/judge/judge.ts';
import type { Run } from '../../src/model.ts';
import { aBenchmark, around, aRun, ENVIRONMENT, measured, solosOf } from '../../test/judge/records.ts';
import { type Shape, SHAPES, type ShapeName } from './shapes.ts';
import { LOAD_HASH } from './stored-runs.ts';
import { timed } from './timed.ts';

const [, , shape, folder] = process.argv;
const run = runOf(SHAPES[shape as ShapeName]);
const { result: history, ...reading } = await timed(() => readHistory(folder!, ENVIRONMENT.key));
const { result: _, ...judging } = await timed(() => judge({ run, history, acceptances: [] }));
process.stdout.write(JSON.stringify({ reading, judging }));

/** Head as fast as base, and as what is stored; of the main branch, so that drift is looked for too. */
function runOf({ benchmarks, metrics }: Shape): Run {
  const duets = Object.fromEntries(metrics.map((metric) => [metric, around(0, 0.01)]));
  const solos = solosOf(Object.fromEntries(metrics.map((metric) => [metric, [99, 101]])));
  return aRun({ pullRequest: null, benchmarks: benchmarks.map((id) => aBenchmark(id, measured(duets, solos), { loadHash: LOAD_HASH })) });
}
