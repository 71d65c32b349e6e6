/** Real profiles of servers with an injected cause. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { causeOf } from '../../../src/judge/cause/cause-of.ts';
import type { ProfiledArm, ProfiledFrame } from '../../../src/judge/cause/profiled-stretch.ts';
import type { OfBothArms, ProfiledCause } from '../../../src/model.ts';

/** The stretches of an arm as one tree: each place has its samples by stretch, and by line over all of them. */
export interface RecordedArm {
  readonly frames: readonly ProfiledFrame[];
  readonly nodes: readonly {
    readonly parent: number;
    readonly frame: number;
    readonly samples: number[];
    readonly lines: readonly (readonly [line: number, samples: number])[];
  }[];
  /** By stretch. */
  readonly finished: readonly number[];
  readonly perSample: readonly number[];
  readonly sources: Readonly<Record<string, readonly string[]>>;
}

interface RecordedProfiles {
  readonly cpuUs: OfBothArms<number>;
  readonly arms: OfBothArms<RecordedArm>;
}

function armOf({ frames, nodes, finished, perSample, sources }: RecordedArm): ProfiledArm {
  return {
    engine: 'v24.21.0',
    sources: new Map(Object.entries(sources)),
    stretches: finished.map((requests, at) => ({
      finished: requests,
      threads: [
        {
          perSample: perSample[at]!,
          // Lines are told over all stretches: the first one has them.
          nodes: nodes.map(({ parent, frame, samples, lines }) => ({
            parent,
            frame: frames[frame]!,
            samples: samples[at]!,
            lines: at === 0 ? lines.map(([line, onLine]) => ({ line, samples: onLine })) : [],
          })),
        },
      ],
    })),
  };
}

/** What the judge says of recorded profiles. */
export function recordedCause(name: string): ProfiledCause {
  const { arms, cpuUs } = JSON.parse(readFileSync(path.join(import.meta.dirname, 'recorded', `${name}.json`), 'utf8')) as RecordedProfiles;
  return causeOf({ base: armOf(arms.base), head: armOf(arms.head) }, cpuUs);
}
