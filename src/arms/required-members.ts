import { z } from 'zod';
import { jsonIn } from './json-files.ts';
import { manifestsOf, requestsOf, type PackageRequest } from './manifests.ts';
import type { Tree } from './read-tree.ts';

const namedSchema = z.object({ name: z.string() });

/** A package that is asked for by another name than its own: `npm:@acme/core@1`, `workspace:@acme/core@*`. */
const ALIAS = /^(?:npm|workspace):(?<name>(?:@[^/@]+\/)?[^/@]+)(?:@|$)/;

/**
 * The folders of the tree's packages that a package requires by their names, and of those that these require: a workspace links them
 * where it has them. Of several packages of one name all, and whichever version is asked for: which of them is linked, only an install knows.
 *
 * @param manifest path from the tree's root of the `package.json` that requires them; one that is not there requires nothing
 */
export async function requiredMembers(manifest: string, tree: Tree): Promise<ReadonlySet<string>> {
  const manifests = await manifestsOf(tree);
  const named = [...manifests].map(([folder, said]) => ({ folder, name: namedSchema.safeParse(said).data?.name }));
  const byName = Map.groupBy(named, ({ name }) => name);
  const requiredBy = (said: unknown): readonly string[] => requestsOf(said).flatMap(namesIn).flatMap((name) => byName.get(name) ?? []).map(({ folder }) => folder);
  const required = new Set(requiredBy(await jsonIn(tree, manifest)));
  // What is added on the way is visited too.
  for (const folder of required) {
    for (const further of requiredBy(manifests.get(folder))) required.add(further);
  }
  return required;
}

/** The name that it is imported by, and that of what an alias stands for. */
function namesIn({ name, asked }: PackageRequest): readonly string[] {
  const aliased = ALIAS.exec(asked)?.groups?.['name'];
  return aliased === undefined ? [name] : [name, aliased];
}
