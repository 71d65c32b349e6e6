import path from 'node:path';
import { z } from 'zod';
import type { Reason } from '../model.ts';
import { textIfReadable } from '../system/text-file.ts';
import { jsonOrNull } from '../text/phrases.ts';

const voltaSchema = z.object({ volta: z.object({ node: z.string() }) });

const runtime = z.object({ name: z.string(), version: z.string().optional() });

/** One, or a list of them. */
const runtimesSchema = z.object({ devEngines: z.object({ runtime: z.union([runtime.transform((one) => [one]), z.array(runtime)]) }) });

/**
 * Files of the repository's root from which version managers and actions/setup-node take which Node.js to run, and what of each
 * says so. Not `engines`, which says what a package works with.
 */
const PINS: Readonly<Record<string, (text: string) => string | undefined>> = {
  '.nvmrc': (text) => text.trim(),
  '.node-version': (text) => text.trim(),
  '.tool-versions': (text) => /^node(?:js)?[ \t]+(?<version>.*?)[ \t\r]*$/m.exec(text)?.groups?.['version'],
  'package.json': (text) => nodeOfManifest(jsonOrNull(text)),
};

/** In the order in which actions/setup-node looks for it. */
function nodeOfManifest(manifest: unknown): string | undefined {
  const ofVolta = voltaSchema.safeParse(manifest).data?.volta.node;
  return ofVolta ?? runtimesSchema.safeParse(manifest).data?.devEngines.runtime.find(({ name }) => name === 'node')?.version;
}

/**
 * What a reader must know where the change sets another Node.js: it decides no figure, because one runs both arms. null: it does
 * not.
 *
 * @param nodeVersion that of the `node` on PATH
 */
export async function noteOnPinnedNode({ root, textOfBase }: { readonly root: string; readonly textOfBase: (file: string) => Promise<string | null> }, nodeVersion: string): Promise<Reason | null> {
  const changed: string[] = [];
  for (const [file, pinIn] of Object.entries(PINS)) {
    // What cannot be read sets nothing.
    const [base, head] = [await textOfBase(file), await textIfReadable(path.join(root, file))];
    if (pinIn(base ?? '') !== pinIn(head)) changed.push(file);
  }
  if (changed.length === 0) return null;
  return { kind: 'another-node-set', files: changed, version: nodeVersion };
}
