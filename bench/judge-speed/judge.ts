/** `node judge.ts SHAPE`: how long a fresh process takes to judge a run of that shape against its stored runs. */
import { judge } from '../../src/judge/judge.ts';
import type { Run } from '../../src/model.ts';
import { aBenchmark, around, aRun, measured, solosOf } from '../../test/judge/records.ts';
import { type Shape, SHAPES, type ShapeName } from './shapes.ts';
import { drawStoredRuns, LOAD_HASH } from './stored-runs.ts';
import { printTimed } from './timed.ts';

const shape = SHAPES[process.argv[2] as ShapeName];
const history = [...drawStoredRuns(shape)];
const run = runOf(shape);
await printTimed(() => judge({ run, history, acceptances: [] }));

/** Head as fast as base, and as what is stored; of the main branch, so that drift is looked for too. */
function runOf({ benchmarks, metrics }: Shape): Run {
  const duets = Object.fromEntries(metrics.map((metric) => [metric, around(0, 0.01)]));
  const solos = solosOf(Object.fromEntries(metrics.map((metric) => [metric, [99, 101]])));
  return aRun({ pullRequest: null, benchmarks: benchmarks.map((id) => aBenchmark(id, measured(duets, solos), { loadHash: LOAD_HASH })) });
}
