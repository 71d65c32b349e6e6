/** What the code of a suite fails with, as whoever mends it needs to know: the suite's own file need not be to blame. */
import { pathToFileURL } from 'node:url';
import { reasonOf } from '../../errors.ts';
import { INSTRUMENT_FOLDER } from '../entries.ts';

const FRAME = /^\s+at /;
const FRAME_OF_LOADER = /\bnode:internal\/modules\//;
/** The gate may lie in the tree that it lists the tasks of. */
const INSTRUMENT_URL = pathToFileURL(INSTRUMENT_FOLDER).href;

/** The loader puts the line that it could not take above the error. Where an ES module does not parse it may tell none (nodejs/node#49441). */
const LINE_OF_LOADER = /^(?:file:\/\/)?\//;

/** From the tree on: a file, and where in it. */
const PLACE = /^[^:]+(?::\d+){1,2}/;

/**
 * What a caught value says, with the class of an error whose message lacks it, and where in the tree it was thrown: `Cannot read
 * properties of undefined (reading 'x') (TypeError at src/parse.js:12:7)`. What the loader does not take is said to be so.
 *
 * @param tree the arm's copy of the repository, by the path that it has without symbolic links, as stacks have it
 */
export function reasonInTree(caught: unknown, tree: string): string {
  const reason = reasonOf(caught);
  if (!(caught instanceof Error)) return reason;
  const { name } = caught;
  // Whoever prepares stack traces may make something else of them.
  const [above = '', ...below] = typeof caught.stack === 'string' ? caught.stack.split('\n') : [];
  const frames = below.filter((line) => FRAME.test(line) && !line.includes(INSTRUMENT_URL));
  const first = frames.find((frame) => FRAME_OF_LOADER.test(frame) || placeIn(frame, tree) !== null);
  const isOfLoader = name === 'SyntaxError' && (LINE_OF_LOADER.test(above) || FRAME_OF_LOADER.test(first ?? ''));
  const [place] = (isOfLoader ? [above] : frames).flatMap((line) => placeIn(line, tree) ?? []);
  const told = [
    ...(name === 'Error' || reason.includes(name) ? [] : [name]),
    ...(place === undefined ? [] : [`at ${place}`]),
    ...(isOfLoader ? ['while it was loaded'] : []),
  ];
  return told.length === 0 ? reason : `${reason} (${told.join(' ')})`;
}

/** ES modules are named by their URL, and those of CommonJS by their path. null: the line names nothing that lies in the tree. */
function placeIn(line: string, tree: string): string | null {
  const root = [`${pathToFileURL(tree).href}/`, `${tree}/`].find((start) => line.includes(start));
  return root === undefined ? null : PLACE.exec(line.slice(line.indexOf(root) + root.length))?.[0] ?? null;
}
