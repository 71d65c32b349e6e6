/** Profiles of an arm, located in the repository. */
import type { ProfiledArm, ProfiledNode, ProfiledStretch } from '../../judge/cause/profiled-stretch.ts';
import { isWork } from '../../judge/cause/profiled-stretch.ts';
import type { CpuProfile, ThreadProfile } from '../probe/thread-profile.ts';
import { type Locator, openLocator } from './locator.ts';

/** What the threads of an arm did in one stretch. */
export type TakenStretch = readonly ThreadProfile[];

/** Locates all stretches of an arm. `tree`: its copy of the repository. */
export async function locateProfiles(stretches: readonly TakenStretch[], tree: string): Promise<ProfiledArm> {
  const urls = new Set(stretches.flat().flatMap(({ profile }) => profile.nodes.map(({ callFrame: { url } }) => url)));
  const locator = await openLocator(tree, urls);
  return {
    stretches: stretches.map((threads) => locateStretch(threads, locator)),
    sources: locator.sources,
    engine: stretches.flat()[0]?.engine ?? '',
  };
}

function locateStretch(threads: TakenStretch, locator: Locator): ProfiledStretch {
  return {
    finished: threads.reduce((sum, { finished }) => sum + finished, 0),
    threads: threads.map((thread) => {
      const nodes = locateCpu(thread.profile, locator);
      const work = nodes.reduce((sum, { frame, samples }) => sum + (isWork(frame) || frame.origin === 'gate' ? samples : 0), 0);
      return { nodes, perSample: work === 0 ? 0 : thread.cpuUs / work };
    }),
  };
}

/** Callers before what they call. */
function locateCpu({ nodes }: CpuProfile, { frame, line }: Locator): readonly ProfiledNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const located: ProfiledNode[] = [];
  const isCalled = new Set(nodes.flatMap(({ children }) => children ?? []));
  const waiting = nodes.filter(({ id }) => !isCalled.has(id)).map((node) => ({ node, parent: -1 }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const {
      node: { callFrame, hitCount, positionTicks = [], children = [] },
      parent,
    } = next;
    const lines = positionTicks.flatMap(({ line: at, ticks }) => {
      const shown = line(callFrame, at);
      return shown === null ? [] : [{ line: shown, samples: ticks }];
    });
    const at = located.length;
    located.push({ parent, frame: frame(callFrame, located[parent]?.frame), samples: hitCount, lines });
    for (const id of children) waiting.push({ node: byId.get(id)!, parent: at });
  }
  return located;
}
