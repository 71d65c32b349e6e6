/** Profiles of injected causes, kept so that the rules can be tried on them again without measuring. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ProfiledArm } from '../../src/judge/cause/profiled-stretch.ts';
import type { OfBothArms } from '../../src/model.ts';
import { repository } from '../recording.ts';

/** Not under version control: a cause takes some hundred kB. */
const KEPT = path.join(repository, '.perf-gate/why');

export interface KeptProfiles {
  readonly server: string;
  readonly cause: string;
  readonly arms: OfBothArms<ProfiledArm>;
  /** Of a request, by rounds side by side. */
  readonly cpuUs: OfBothArms<number>;
  /** That the profiles took. */
  readonly seconds: number;
}

/** Maps as lists of their entries. */
const packed = (_: string, value: unknown): unknown => (value instanceof Map ? { entries: [...value] } : value);
const unpacked = (_: string, value: unknown): unknown =>
  (typeof value === 'object' && value !== null && 'entries' in value && Array.isArray(value.entries) ? new Map(value.entries as [unknown, unknown][]) : value);

const fileOf = (server: string, cause: string): string => path.join(KEPT, `${server} ${cause}.json.gz`);

export const isKept = (server: string, cause: string): boolean => existsSync(fileOf(server, cause));

export function keep(profiles: KeptProfiles): void {
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(fileOf(profiles.server, profiles.cause), gzipSync(JSON.stringify(profiles, packed)));
}

export const keptProfiles = (): readonly KeptProfiles[] =>
  readdirSync(KEPT).filter((file) => file.endsWith('.json.gz')).map((file) => JSON.parse(gunzipSync(readFileSync(path.join(KEPT, file))).toString(), unpacked) as KeptProfiles);
