/** Functions of an arm in the words of the repository: what V8 names by a URL of the copy gets its path there. */
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { ProfiledFrame, Sources } from '../../judge/cause/profiled-stretch.ts';
import { ANONYMOUS, CAUSE_BOUNDS } from '../../model/cause.ts';
import { toPlainLine } from '../../text/escape.ts';
import type { CpuProfile } from '../probe/thread-profile.ts';
import { fileOfScript, readScript, type Script } from './sources.ts';

/** A function as V8 tells it; line and column count from 0. */
export type CallFrameOfV8 = Omit<CpuProfile['nodes'][number]['callFrame'], 'scriptId'>;

export interface Locator {
  /** `above`: what calls it, where that is known. */
  readonly frame: (callFrame: CallFrameOfV8, above?: ProfiledFrame) => ProfiledFrame;
  /** A line of a frame's script as a line of the file that the frame is said to lie in; null: it lies in another. */
  readonly line: (callFrame: CallFrameOfV8, line: number) => number | null;
  /** Of the scripts that lie in the copy. */
  readonly sources: Sources;
}

/** @param tree the arm's copy of the repository; `urls`: of all scripts that will be asked for */
export async function openLocator(tree: string, urls: ReadonlySet<string>): Promise<Locator> {
  const root = await realpath(tree);
  const scripts = new Map<string, Script>();
  for (const url of urls) {
    const file = fileOfScript(url);
    const script = file === null || !isIn(root, file) ? null : await readScript(file);
    if (script !== null) scripts.set(url, script);
  }
  return { ...locatorIn({ root, scripts }), sources: sourcesOf(scripts, root) };
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
  return path
    .relative(root, file)
    .split(path.sep)
    .join('/')
    .replace(/^(?=node_modules\/)/, '/')
    .replace(PACKAGES, '');
}

function sourcesOf(scripts: Copy['scripts'], root: string): Sources {
  return new Map(
    [...scripts].flatMap(([url, { lines, originals }]) => [
      [pathIn(root, fileOfScript(url)!), lines] as const,
      ...[...originals].map(([file, text]) => [pathIn(root, file), text.split('\n')] as const),
    ]),
  );
}

/** The profiler is asked by perf-gate alone. */
const GATE: ProfiledFrame = { name: 'perf-gate', file: null, line: null, origin: 'gate', key: 'perf-gate' };

function locatorIn({ root, scripts }: Copy): Omit<Locator, 'sources'> {
  const known = new Map<string, ProfiledFrame>();
  const locate = (callFrame: CallFrameOfV8): ProfiledFrame => {
    const { functionName, url, lineNumber, columnNumber } = callFrame;
    const name = cut(functionName === '' ? ANONYMOUS : functionName);
    if (url.startsWith('node:inspector')) return GATE;
    if (url.startsWith('node:'))
      return { name, file: cut(url), line: null, origin: 'node', key: `${url} ${name} ${functionName === '' ? lineNumber : ''}` };
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
    const beginning = functionName === '' ? (script?.lines[lineNumber]?.trim() ?? lineNumber) : '';
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
