import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OfBothArms, ServerTarget } from '../../src/model.ts';
import { accepts } from '../../src/system/loopback.ts';
import { writeFiles } from '../git-repository.ts';
import { untilEnded } from '../processes.ts';
import { serverTargetOf } from '../targets.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** How a sample server departs from a good one: JavaScript for each of its places. */
export interface ServerParts {
  /** Before anything else. */
  readonly first?: string;
  /** Instead of answering `ok`; has `request`, `response`, and `count`, the number of this request beginning with 1. */
  readonly answer?: string;
  readonly onSigterm?: string;
  /** Instead of listening. */
  readonly listen?: string;
}

/** A server without dependencies that notes the process and the port it was started with. */
export function serverSource({
  first = '',
  answer = "response.end('ok');",
  onSigterm = 'process.exit();',
  listen = 'server.listen(Number(process.env.PORT), process.env.HOST);',
}: ServerParts = {}): string {
  return `import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';

appendFileSync('started', process.pid + ' ' + process.env.PORT + '\\n');
process.on('SIGTERM', () => { ${onSigterm} });
${first}
let count = 0;
const server = createServer((request, response) => {
  count += 1;
  ${answer}
});
${listen}
`;
}

/** Both arms' trees, each with a server of its own in the target's folder. */
export interface SampleTrees extends AsyncDisposable {
  readonly target: ServerTarget;
  readonly trees: OfBothArms<string>;
  /** Every process of the servers that was started so far. */
  readonly started: () => Promise<readonly { readonly pid: number; readonly port: number }[]>;
  /** Ports that stay held; fails where a process goes on running. */
  readonly leftovers: () => Promise<readonly string[]>;
}

/** Writes a server for each arm into a new folder. */
export async function sampleTrees({
  base = {},
  head = {},
  target = {},
}: { readonly base?: ServerParts; readonly head?: ServerParts; readonly target?: Partial<ServerTarget> } = {}): Promise<SampleTrees> {
  const folder = await temporaryFolder();
  const whole = serverTargetOf({ start: 'node server.mjs', ...target });
  await writeFiles(folder.path, {
    [join('base', whole.dir, 'server.mjs')]: serverSource(base),
    [join('head', whole.dir, 'server.mjs')]: serverSource(head),
  });
  const trees = { base: join(folder.path, 'base'), head: join(folder.path, 'head') };
  const started: SampleTrees['started'] = async () => {
    const notes = await Promise.all(Object.values(trees).map((tree) => readFile(join(tree, whole.dir, 'started'), 'utf8').catch(() => '')));
    return [...notes.join('').matchAll(/^(\d+) (\d+)$/gm)].map(([, pid, port]) => ({ pid: Number(pid), port: Number(port) }));
  };
  return {
    target: whole,
    trees,
    started,
    leftovers: async () => {
      const all = await started();
      for (const { pid } of all) await untilEnded(pid);
      return (await Promise.all(all.map(async ({ port }) => ((await accepts(port)) ? [`port ${port}`] : [])))).flat();
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}
