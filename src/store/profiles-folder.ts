import { rm } from 'node:fs/promises';
import path from 'node:path';
import { writeTextAtomically } from '../system/text-file.ts';
import { RESULTS_FOLDER } from './run-file.ts';

/** Profiles of what regressed in the newest run. */
const PROFILES_FOLDER = `${RESULTS_FOLDER}/profiles`;

/** Removes the profiles of the run before. Gives what keeps one by a name; a disk that is full by then costs the profile alone. */
export async function openProfiles(root: string): Promise<(name: string, json: string) => Promise<void>> {
  const folder = path.join(root, PROFILES_FOLDER);
  await rm(folder, { recursive: true, force: true }).catch(() => {});
  return (name, json) => writeTextAtomically(path.join(folder, name), json).catch(() => {});
}
