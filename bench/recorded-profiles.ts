/**
 * Writes profiles of injected causes for tests of the judge, out of those that `bench/why.ts` keeps: without what costs next to nothing,
 * and without the sources of packages.
 *
 *     node bench/recorded-profiles.ts SERVER CAUSE NAME
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { ProfiledArm, ProfiledFrame, ProfiledStretch } from '../src/judge/cause/profiled-stretch.ts';
import type { RecordedArm } from '../test/judge/cause/recorded-profiles.ts';
import { keptProfiles } from './why/kept-profiles.ts';
import { repository } from './recording.ts';

const [server = '', cause = '', name = ''] = process.argv.slice(2);

/** Places in the tree with less than this share of all samples count for their callers. */
const LEAST_SHARE = 0.002;

interface Branch {
  readonly frame: ProfiledFrame;
  readonly samples: number[];
  readonly lines: Map<number, number>;
  readonly calls: Map<string, Branch>;
}

const branchOf = (frame: ProfiledFrame, stretches: number): Branch => ({ frame, samples: Array.from({ length: stretches }, () => 0), lines: new Map(), calls: new Map() });

function addStretch(root: Branch, { threads }: ProfiledStretch, at: number): void {
  for (const { nodes } of threads) {
    const places: Branch[] = [];
    for (const { frame, parent, samples, lines } of nodes) {
      const above = places[parent] ?? root;
      const branch = above.calls.get(frame.key) ?? branchOf(frame, root.samples.length);
      above.calls.set(frame.key, branch);
      branch.samples[at]! += samples;
      for (const { line, samples: onLine } of lines) branch.lines.set(line, (branch.lines.get(line) ?? 0) + onLine);
      places.push(branch);
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const weightOf = (branch: Branch): number => sum(branch.samples) + sum([...branch.calls.values()].map(weightOf));

/** Every thread of a stretch as one: the servers have no more. */
function recorded({ stretches, sources }: ProfiledArm): RecordedArm {
  const root = branchOf({ name: '', file: null, line: null, origin: 'v8', key: '' }, stretches.length);
  for (const [at, stretch] of stretches.entries()) addStretch(root, stretch, at);
  const least = LEAST_SHARE * weightOf(root);
  const frames: ProfiledFrame[] = [];
  const nodes: RecordedArm['nodes'][number][] = [];
  const add = (branch: Branch, parent: number): void => {
    for (const below of branch.calls.values()) {
      if (weightOf(below) < least) {
        if (parent >= 0) below.samples.forEach((samples, at) => { nodes[parent]!.samples[at]! += samples; });
        continue;
      }
      if (!frames.some(({ key }) => key === below.frame.key)) frames.push(below.frame);
      nodes.push({ parent, frame: frames.findIndex(({ key }) => key === below.frame.key), samples: [...below.samples], lines: [...below.lines] });
      add(below, nodes.length - 1);
    }
  };
  add(root, -1);
  return {
    frames,
    nodes,
    finished: stretches.map(({ finished }) => finished),
    perSample: stretches.map(({ threads }) => threads[0]!.perSample),
    sources: Object.fromEntries([...sources].filter(([file]) => !file.startsWith('node_modules/'))),
  };
}

const kept = keptProfiles().find((one) => one.server === server && one.cause === cause);
if (kept === undefined) throw new Error(`no profiles of ${server} with ${cause} are kept`);
const { arms, cpuUs } = kept;
const text = JSON.stringify({ cpuUs, arms: { base: recorded(arms.base), head: recorded(arms.head) } },
  (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value));
writeFileSync(path.join(repository, 'test/judge/cause/recorded', `${name}.json`), `${text}\n`);
