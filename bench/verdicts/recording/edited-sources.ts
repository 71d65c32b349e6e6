/** Copies of a target's source beside it: one as it is, the others edited so that nothing of what it does changes. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Target } from '../../../src/model.ts';
import { withEditsBySeed } from '../../neutral-edits.ts';
import { EDITS } from './conditions.ts';

/** The source as the edit of that number leaves it; 0: as it is. */
export const editedSource = (source: string, edit: number): string => (edit === 0 ? source : withEditsBySeed(source, edit));

export async function layEditedSources(tree: string, targets: readonly Target[]): Promise<void> {
  for (const target of targets) {
    const file = path.join(tree, target.dir, sourceFile(target));
    const source = await readFile(file, 'utf8');
    for (let edit = 0; edit <= EDITS; edit += 1) await writeFile(copyOf(file, edit), editedSource(source, edit));
  }
}

/** The target with the copy of its source that has this edit. */
export function ofEditedSource<Of extends Target>(target: Of, edit: number): Of {
  const file = sourceFile(target);
  const copy = copyOf(file, edit);
  return target.kind === 'server' ? { ...target, start: target.start.replace(file, copy) } : { ...target, file: copy };
}

/** In the target's folder: of a server what its command, `node FILE`, ends with. */
const sourceFile = (target: Target): string => (target.kind === 'server' ? target.start.slice(target.start.lastIndexOf(' ') + 1) : target.file);

/** Names are of the same length, like everything else that the arms see of their files. */
const copyOf = (file: string, edit: number): string => path.join(path.dirname(file), `copy${edit}${path.extname(file)}`);
