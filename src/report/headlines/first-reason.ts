import { benchmarkLabel } from '../../judge/words/wording.ts';
import type { JudgedBenchmark } from '../../model.ts';
import type { Text } from '../terms/document.ts';

/** Why the first of some benchmarks has its verdict, as a whole sentence; nothing where there is none. */
export function firstReason([first]: readonly JudgedBenchmark[]): Text {
  return first === undefined ? [] : [{ code: benchmarkLabel(first) }, ': ', first.because, '.'];
}
