/**
 * Real releases: what counts and times say of the change of one dependency's version.
 *
 *     node bench/releases.ts install [PACKAGE]...            installs both versions of what is listed in releases/pairs.ts
 *     node bench/releases.ts count [PACKAGE]...              counts what was not counted yet, as a run does
 *     node bench/releases.ts time ROUNDS [PACKAGE]...        measures so many rounds side by side, where there are fewer
 *     node bench/releases.ts                                 writes releases/RESULTS.md from what was recorded
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { countedCause } from '../src/judge/cause/counted-cause.ts';
import { readEnvironment } from '../src/measure/environment.ts';
import { describeReason } from '../src/report/words.ts';
import { withEffort } from './effort.ts';
import { type InstalledRelease, installRelease } from './releases/installed.ts';
import { type Release, RELEASES } from './releases/pairs.ts';
import { keepRelease, readReleases, type RecordedRelease, recordedOf } from './releases/recorded-releases.ts';
import { compareReleases, releasesPage } from './releases/releases-page.ts';
import { countAsRun, measureRounds } from './side-by-side.ts';

// An exit, unlike a signal, ends every process that was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const [command = 'table', ...args] = process.argv.slice(2);
const chosen = (names: readonly string[]): readonly Release[] =>
  RELEASES.filter((release) => names.length === 0 || names.includes(release.package));
if (command === 'install')
  for (const release of chosen(args))
    await attempt(release, async () => {
      await installRelease(release);
    });
if (command === 'count') for (const release of chosen(args)) await attempt(release, () => count(release));
if (command === 'time') for (const release of chosen(args.slice(1))) await attempt(release, () => time(release, Number(args[0])));
await writeFile(path.join(import.meta.dirname, 'releases/RESULTS.md'), releasesPage(compareReleases(await readReleases())));

/** One package that breaks leaves the others to be measured. */
async function attempt(release: Release, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    process.stderr.write(`${release.package}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

async function begun(release: Release, { benchmark, versions }: InstalledRelease): Promise<RecordedRelease> {
  const known = recordedOf(release, await readReleases());
  if (known !== null) return known;
  const { cpuModel, nodeVersion } = await readEnvironment();
  return {
    package: release.package,
    from: versions.base,
    to: versions.head,
    benchmark: benchmark.id,
    kind: benchmark.kind,
    cpuModel,
    nodeVersion,
    day: new Date().toISOString().slice(0, 10),
    counted: null,
    timed: null,
  };
}

async function count(release: Release): Promise<void> {
  const installed = await installRelease(release);
  const before = await begun(release, installed);
  if (before.counted?.state === 'counted') return;
  const { outcome, effort } = await countAsRun(installed.benchmark, installed.trees);
  const { emulator } = await readEnvironment();
  const counted: RecordedRelease['counted'] =
    outcome.state === 'failed'
      ? { state: 'failed', reason: outcome.reason, effort, emulator }
      : {
          state: 'counted',
          instructions: { base: outcome.counts.base!, head: outcome.counts.head },
          countingHash: outcome.counts.hash,
          cause: outcome.moved === null ? null : countedCause(outcome.moved, null),
          effort,
          emulator,
        };
  await keepRelease(release, { ...before, counted });
  process.stderr.write(
    `${release.package}: ${counted.state === 'failed' ? describeReason(counted.reason) : JSON.stringify(counted.instructions)} in ${effort.wallSeconds.toFixed(0)} s\n`,
  );
}

async function time(release: Release, most: number): Promise<void> {
  const installed = await installRelease(release);
  const before = await begun(release, installed);
  if ((before.timed?.rounds.length ?? 0) >= most) return;
  const { value: rounds, effort } = await withEffort(() => measureRounds(installed.benchmark, installed.trees, most));
  await keepRelease(release, { ...before, timed: { rounds, effort } });
  process.stderr.write(`${release.package}: ${most} rounds in ${effort.wallSeconds.toFixed(0)} s\n`);
}
