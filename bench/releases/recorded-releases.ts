import type { CountedCause, OfBothArms, Reason, RoundOfBothArms } from '../../src/model.ts';
import { nullIfMissing } from '../../src/system/text-file.ts';
import type { Effort } from '../effort.ts';
import { changeRecording, readRecording } from '../recording.ts';
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
  readonly counted:
    | ({ readonly effort: Effort; readonly emulator: string | null } & (
        | {
            readonly state: 'counted';
            readonly instructions: OfBothArms<number>;
            readonly countingHash: string;
            readonly cause: CountedCause | null;
          }
        | { readonly state: 'failed'; readonly reason: Reason }
      ))
    | null;
  readonly timed: { readonly effort: Effort; readonly rounds: readonly RoundOfBothArms[] } | null;
}

const FILE = 'releases.json';

/** None: nothing was recorded yet. */
export const readReleases = async (): Promise<readonly RecordedRelease[]> =>
  (await nullIfMissing(() => readRecording<readonly RecordedRelease[]>(FILE))) ?? [];

const isOf = (recorded: RecordedRelease, { package: name, program }: Release): boolean =>
  recorded.package === name && `${recorded.kind} ${recorded.benchmark.split('/')[0]!}` === program;

export const recordedOf = (release: Release, recorded: readonly RecordedRelease[]): RecordedRelease | null =>
  recorded.find((one) => isOf(one, release)) ?? null;

/** Replaces what was recorded of the same release. */
export const keepRelease = (release: Release, kept: RecordedRelease): Promise<void> =>
  changeRecording<readonly RecordedRelease[]>(FILE, (before) => [...(before ?? []).filter((one) => !isOf(one, release)), kept]);
