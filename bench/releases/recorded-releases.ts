import type { Reason, RoundOfBothArms, SlicePair } from '../../src/model.ts';
import type { Effort } from '../effort.ts';
import { readRecording, writeRecording } from '../recording.ts';
import type { Release } from './pairs.ts';

/** What was measured of one release. */
export interface RecordedRelease {
  readonly package: string;
  readonly from: string;
  readonly to: string;
  /** `target/scenario` */
  readonly benchmark: string;
  readonly kind: 'server' | 'suite';
  readonly cpuModel: string;
  readonly nodeVersion: string;
  /** When it was installed, in UTC: what it depends on is what the registry had then. */
  readonly day: string;
  /** null: not yet. */
  readonly counted: ({ readonly effort: Effort; readonly emulator: string | null } & (
    | { readonly state: 'counted'; readonly instructions: readonly SlicePair[]; readonly countingHash: string }
    | { readonly state: 'failed'; readonly reason: Reason }
  )) | null;
  readonly timed: { readonly effort: Effort; readonly rounds: readonly RoundOfBothArms[] } | null;
}

const FILE = 'releases.json';

/** None: nothing was recorded yet. */
export async function readReleases(): Promise<readonly RecordedRelease[]> {
  try {
    return await readRecording<readonly RecordedRelease[]>(FILE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

const isOf = (recorded: RecordedRelease, { package: name, program }: Release): boolean =>
  recorded.package === name && `${recorded.kind} ${recorded.benchmark.split('/')[0]!}` === program;

export const recordedOf = (release: Release, recorded: readonly RecordedRelease[]): RecordedRelease | null => recorded.find((one) => isOf(one, release)) ?? null;

/** Replaces what was recorded of the same release. */
export async function keepRelease(release: Release, kept: RecordedRelease): Promise<void> {
  await writeRecording(FILE, [...(await readReleases()).filter((one) => !isOf(one, release)), kept]);
}
