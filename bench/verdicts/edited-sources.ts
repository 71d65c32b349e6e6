/** Two copies of a target's source beside it: as it is, and edited so that nothing of what it does changes. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OfBothArms } from '../../src/measure/both-arms.ts';
import type { Arm, Target } from '../../src/model.ts';
import { withComments, withFunctionsReordered } from '../neutral-edits.ts';

/** Of the same length, like everything else that the arms see of their files. */
const NAMES: OfBothArms<string> = { base: 'copied', head: 'edited' };

export async function layEditedSources(tree: string, targets: readonly Target[]): Promise<void> {
  for (const target of targets) {
    const file = path.join(tree, target.dir, sourceFile(target));
    const source = await readFile(file, 'utf8');
    await writeFile(beside(file, NAMES.base), source);
    await writeFile(beside(file, NAMES.head), withComments(withFunctionsReordered(source)));
  }
}

/** The target with base's copy of its source, or head's. */
export function ofEditedSource<Of extends Target>(target: Of, arm: Arm): Of {
  const file = sourceFile(target);
  const named = beside(file, NAMES[arm]);
  return target.kind === 'server' ? { ...target, start: target.start.replace(file, named) } : { ...target, file: named };
}

/** In the target's folder: of a server what its command, `node FILE`, ends with. */
const sourceFile = (target: Target): string => (target.kind === 'server' ? target.start.slice(target.start.lastIndexOf(' ') + 1) : target.file);

const beside = (file: string, name: string): string => path.join(path.dirname(file), `${name}${path.extname(file)}`);
