import path from 'node:path';
import { z } from 'zod';
import { isInstalled } from './files-led-to.ts';
import { jsonIn } from './json-files.ts';
import type { Tree } from './read-tree.ts';

/** What the `package.json` files of a tree say, by their folders. Those of others do not count, also where the repository keeps them. */
export async function manifestsOf(tree: Tree): Promise<ReadonlyMap<string, unknown>> {
  const files = tree.sorted.filter((file) => path.posix.basename(file) === 'package.json' && !isInstalled(file));
  return new Map(await Promise.all(files.map(async (file) => [path.posix.dirname(file), await jsonIn(tree, file)] as const)));
}

const requestsSchema = z.record(z.string(), z.string()).optional().catch(undefined);
const requestingSchema = z.object({ dependencies: requestsSchema, devDependencies: requestsSchema, optionalDependencies: requestsSchema, peerDependencies: requestsSchema });

/** How a `package.json` asks for a package. */
export interface PackageRequest {
  readonly name: string;
  /** A range of versions, a path, or an alias: `^1.2.0`, `file:../core`, `npm:@acme/core@1`. */
  readonly asked: string;
}

/** All that it asks for, by whichever kind of dependency. */
export function requestsOf(manifest: unknown): readonly PackageRequest[] {
  const { data } = requestingSchema.safeParse(manifest);
  const kinds = [data?.dependencies, data?.devDependencies, data?.optionalDependencies, data?.peerDependencies];
  return kinds.flatMap((requests) => Object.entries(requests ?? {})).map(([name, asked]) => ({ name, asked }));
}
