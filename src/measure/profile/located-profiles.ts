/** Profiles of an arm in the words of the repository: what V8 names by a URL of the copy gets its path there. */
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { ProfiledArm, ProfiledFrame, ProfiledNode, ProfiledStretch } from '../../judge/cause/profiled-stretch.ts';
import { isWork } from '../../judge/cause/profiled-stretch.ts';
import { CAUSE_BOUNDS } from '../../model/cause.ts';
import { toPlainLine } from '../../text/escape.ts';
import type { CpuProfile, ThreadProfile } from '../probe/thread-profile.ts';
import { fileOfScript, readScript, type Script } from './sources.ts';

type CallFrameOfV8 = CpuProfile['nodes'][number]['callFrame'];

/** What the threads of an arm did in one stretch. */
export type TakenStretch = readonly ThreadProfile[];

/** Locates all stretches of an arm. `tree`: its copy of the repository. */
export async function locateProfiles(stretches: readonly TakenStretch[], tree: string): Promise<ProfiledArm> {
  const root = await realpath(tree);
  const urls = new Set(stretches.flat().flatMap(({ profile }) => profile.nodes.map(({ callFrame: { url } }) => url)));
  const scripts = new Map<string, Script>();
  for (const url of urls) {
    const file = fileOfScript(url);
    const script = file === null || !isIn(root, file) ? null : await readScript(file);
    if (script !== null) scripts.set(url, script);
  }
  const located = openLocator({ root, scripts });
  return { stretches: stretches.map((threads) => locateStretch(threads, located)), sources: sourcesOf(scripts, root), engine: stretches.flat()[0]?.engine ?? '' };
}

interface Copy {
  readonly root: string;
  readonly scripts: ReadonlyMap<string, Script>;
}

const isIn = (root: string, file: string): boolean => file.startsWith(`${root}${path.sep}`);

/** A package is the same in both arms wherever it is installed: pnpm has its version in the path. */
const PACKAGES = /^.*\/(?=node_modules\/)/;

/** From the repository's root; of a package from `node_modules` on. */
function pathIn(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join('/').replace(/^(?=node_modules\/)/, '/').replace(PACKAGES, '');
}

function sourcesOf(scripts: Copy['scripts'], root: string): ProfiledArm['sources'] {
  return new Map([...scripts].flatMap(([url, { lines, originals }]) => [
    [pathIn(root, fileOfScript(url)!), lines] as const,
    ...[...originals].map(([file, text]) => [pathIn(root, file), text.split('\n')] as const),
  ]));
}

interface Locator {
  readonly frame: (callFrame: CallFrameOfV8, above: ProfiledFrame | undefined) => ProfiledFrame;
  /** A line of a frame's script as a line of the file that the frame is said to lie in; null: it lies in another. */
  readonly line: (callFrame: CallFrameOfV8, line: number) => number | null;
}

/** The profiler is asked by perf-gate alone. */
const GATE: ProfiledFrame = { name: 'perf-gate', file: null, line: null, origin: 'gate', key: 'perf-gate' };

function openLocator({ root, scripts }: Copy): Locator {
  const known = new Map<string, ProfiledFrame>();
  const locate = (callFrame: CallFrameOfV8): ProfiledFrame => {
    const { functionName, url, lineNumber, columnNumber } = callFrame;
    const name = cut(functionName === '' ? '(anonymous)' : functionName);
    if (url.startsWith('node:inspector')) return GATE;
    if (url.startsWith('node:')) return { name, file: cut(url), line: null, origin: 'node', key: `${url} ${name} ${functionName === '' ? lineNumber : ''}` };
    const file = fileOfScript(url);
    if (file === null) {
      // Code that a program makes has a line, and what is built in has none.
      const origin = lineNumber < 0 ? 'v8' : 'own';
      return { name, file: null, line: null, origin, key: `${origin} ${name}` };
    }
    // An arm has no code outside of its copy: that is perf-gate's own.
    if (!isIn(root, file)) return GATE;
    const script = scripts.get(url);
    const place = script?.original(lineNumber, columnNumber) ?? { file, line: lineNumber + 1 };
    const shown = pathIn(root, place.file);
    // Functions without a name are told apart by the text that they begin with: an edit above moves their lines.
    const beginning = functionName === '' ? script?.lines[lineNumber]?.trim() ?? lineNumber : '';
    return { name, file: cut(shown), line: place.line > 0 ? place.line : null, origin: 'own', key: `${shown} ${name} ${beginning}` };
  };
  return {
    frame: (callFrame, above) => {
      const { functionName, url, lineNumber, columnNumber } = callFrame;
      const id = JSON.stringify([functionName, url, lineNumber, columnNumber]);
      const frame = known.get(id) ?? locate(callFrame);
      known.set(id, frame);
      // What it has Node.js and V8 do is its own work too.
      return above?.origin === 'gate' && frame.origin !== 'own' ? above : frame;
    },
    line: ({ url, lineNumber, columnNumber }, line) => {
      const script = scripts.get(url);
      const of = script?.original(lineNumber, columnNumber) ?? null;
      if (script === undefined || of === null) return line;
      const original = script.original(line - 1);
      return original?.file === of.file ? original.line : null;
    },
  };
}

const cut = (text: string): string => toPlainLine(text, CAUSE_BOUNDS.textLength);

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
    const { node: { callFrame, hitCount, positionTicks = [], children = [] }, parent } = next;
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
