/** Made-up profiles: a tree of calls with samples, written as a table. */
import type { Origin, ProfiledArm, ProfiledNode, ProfiledStretch } from '../../../src/judge/cause/profiled-stretch.ts';

export interface Call {
  readonly name: string;
  readonly file?: string | null;
  readonly line?: number;
  readonly origin?: Origin;
  readonly samples?: number;
  readonly lines?: Readonly<Record<number, number>>;
  readonly calls?: readonly Call[];
}

/** A function of the repository. */
export const own = (name: string, samples: number, more: Partial<Call> = {}): Call => ({
  name,
  file: 'src/app.js',
  line: 1,
  origin: 'own',
  samples,
  ...more,
});

/** A function of Node.js, or one that is built in where it has no file. */
export const internal = (name: string, file: string | null, samples: number, calls: readonly Call[] = []): Call => ({
  name,
  file,
  origin: file === null ? 'v8' : 'node',
  samples,
  calls,
});

function nodesOf(calls: readonly Call[], parent = -1, nodes: ProfiledNode[] = []): ProfiledNode[] {
  for (const { name, file = null, line, origin = 'own', samples = 0, lines = {}, calls: below = [] } of calls) {
    nodes.push({
      parent,
      frame: { name, file, line: line ?? null, origin, key: `${file ?? origin} ${name}` },
      samples,
      lines: Object.entries(lines).map(([at, onLine]) => ({ line: Number(at), samples: onLine })),
    });
    nodesOf(below, nodes.length - 1, nodes);
  }
  return nodes;
}

/** One µs a sample. */
export const stretchOf = (calls: readonly Call[], finished = 100): ProfiledStretch => ({
  threads: [{ nodes: nodesOf(calls), perSample: 1 }],
  finished,
});

/** An arm that was profiled in alike stretches; `vary` is told the stretch's number. */
export function armOf(
  vary: (stretch: number) => readonly Call[],
  { stretches = 6, sources = {} }: { readonly stretches?: number; readonly sources?: Readonly<Record<string, string>> } = {},
): ProfiledArm {
  return {
    stretches: Array.from({ length: stretches }, (_, stretch) => stretchOf(vary(stretch))),
    engine: 'v24.21.0 (V8 13.6.233)',
    sources: new Map(Object.entries(sources).map(([file, text]) => [file, text.split('\n')])),
  };
}
