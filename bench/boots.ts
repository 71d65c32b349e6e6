import { PROCEDURE } from '../src/measure/procedure.ts';
import { openRig } from '../src/measure/rig.ts';
import type { ServerDuet, ServerRig } from '../src/measure/server/server-arms.ts';
import type { HttpScenario } from '../src/model.ts';
import { writeRecording } from './recording.ts';
import { duetOf, openServersAlike } from './servers-alike.ts';

/** By server, what each boot showed. */
export type Boots<Seen> = Readonly<Record<string, Seen[]>>;

/** Booted where none are named. */
const SERVERS = ['http-node', 'express', 'fastify', 'koa'];

/**
 * Boots base against base so many times and keeps all that was seen after each pass over the servers: the machine's moods fall
 * on all alike.
 *
 * @param see takes one boot, by the procedure of today unless it asks its rig for another
 */
export async function recordBoots<Seen>({ file, count, named }: { readonly file: string; readonly count: number; readonly named: readonly string[] }, see: (duet: ServerDuet<HttpScenario>, rig: ServerRig) => Promise<Seen>): Promise<void> {
  // An exit, unlike a signal, ends every process that was started.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const servers = named.length > 0 ? named : SERVERS;
  await using opened = await openServersAlike(servers);
  const { targets, trees, cores } = opened;
  await using rig = openRig({ cores, procedure: PROCEDURE, onKilled: () => {} });
  const recording: Boots<Seen> = Object.fromEntries(servers.map((name) => [name, []]));
  for (let index = 0; index < count; index += 1) {
    for (const target of targets) recording[target.name]!.push(await see(duetOf(target, index, trees), rig));
    process.stderr.write(`${index + 1}/${count}\n`);
    await writeRecording(file, recording);
  }
}
