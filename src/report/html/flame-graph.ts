import { profileFile } from '../../model/cause.ts';
import type { BenchmarkRecord } from '../../model.ts';
import { UNIT_OF_COST } from '../cause-section.ts';
import type { FlameGraph } from './page-data.ts';

/** Of a benchmark that was profiled. */
export function flameGraph({ id, kind, cause }: BenchmarkRecord): FlameGraph | null {
  if (cause === undefined || cause.tree.nodes.every(([, , baseNs, headNs]) => baseNs + headNs === 0)) return null;
  const per = UNIT_OF_COST[kind];
  return {
    title: `CPU time of ${per === 'request' ? 'a request' : 'an operation'} by function`,
    caption: 'A frame is as wide as the CPU time in it: that of base or of head, the larger. Below it are the functions that it calls. Click or Enter zooms in, Escape zooms out, arrow keys move. "Likely cause" has tables of the functions that grew.',
    per,
    tree: cause.tree,
    files: ['The machine that measured has the profiles of both sides: ', { code: `.perf-gate/profiles/${profileFile(id, 'base', 'cpu')}` }, ' and ', { code: profileFile(id, 'head', 'cpu') }, '.'],
  };
}
