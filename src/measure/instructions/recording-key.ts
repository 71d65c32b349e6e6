/** A key of all that decides what each step of a counted program executes, so that equal keys stand for equal steps. */
import { createHash, type Hash, hash } from 'node:crypto';
import { readdir, readFile, readlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { counterSource } from '../entries.ts';
import type { Arm, OfBothArms, Target } from '../../model.ts';
import { keepsState, type PlannedBenchmark } from '../../plan/benchmarks.ts';
import { nullIfMissing } from '../../system/text-file.ts';
import { targetEnvironment } from '../../system/program-environment.ts';
import { version } from '../../system/version.ts';
import { SIZES } from './count-in-step.ts';
import type { Counter } from './counter.ts';

/** Beyond this many files, reading them takes longer than counting. */
const MOST_FILES = 20_000;

/** Variables of a job or a shell, which differ from run to run and are nothing to a program that is measured. */
const OF_A_RUN = /^(?:GITHUB_|RUNNER_|CI_|npm_|SSH_|XDG_|INVOCATION_ID$|JOURNAL_STREAM$|SYSTEMD_|SHLVL$|PWD$|OLDPWD$|COLUMNS$|LINES$|_$)/;

interface RecordedProgram {
  readonly benchmark: PlannedBenchmark;
  readonly arm: Arm;
  readonly trees: OfBothArms<string>;
  /** Of the arm's whole tree, before anything was installed. */
  readonly sourceId: string;
  /** Of the machine's `node`. */
  readonly nodeVersion: string;
  readonly counter: Pick<Counter, 'hash'>;
  readonly seed: number;
  readonly contentsRead: ContentsRead;
}

/** What was read for other keys: benchmarks of one target share its folder. */
export type ContentsRead = Map<string, Promise<string | null>>;

/** null: not all can be known, as with a service that keeps what requests leave. */
export async function recordingKey({ benchmark, arm, trees, sourceId, nodeVersion, counter, seed, contentsRead }: RecordedProgram): Promise<string | null> {
  const target = benchmark[arm];
  if (target === null || keepsState(benchmark) || target.env['PATH'] !== undefined) return null;
  const tree = trees[arm];
  const folder = path.join(tree, target.dir);
  const reading = contentsRead.get(folder) ?? contentOf(target, tree);
  contentsRead.set(folder, reading);
  const content = await reading;
  if (content === null) return null;
  const { dir, install, build, env } = target;
  const program = target.kind === 'suite' ? target.file : target.start;
  const inherited = Object.entries(targetEnvironment({})).filter(([name]) => !OF_A_RUN.test(name)).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const counted = [version, hash('sha256', await readFile(counterSource)), counter.hash, SIZES, nodeVersion, os.availableParallelism(), tree.length];
  return hash('sha256', JSON.stringify([counted, seed, inherited, sourceId, content, dir, install, build, env, program, benchmark.load]));
}

/** Of a target's folder as it was installed and built, and of the packages above it; null: too many files. */
async function contentOf({ dir }: Target, tree: string): Promise<string | null> {
  const digest = createHash('sha256');
  let left = MOST_FILES;
  const folders = [dir, ...above(dir).map((folder) => path.posix.join(folder, 'node_modules'))];
  for (const folder of folders) {
    left -= await readInto(digest, { tree, folder, most: left });
    if (left < 0) return null;
  }
  return digest.digest('hex');
}

/** From nearest to the root, which is `.`. */
const above = (dir: string): readonly string[] => (dir === '.' ? [] : [path.posix.dirname(dir), ...above(path.posix.dirname(dir))]);

/** In the order of names. @returns the number of files, which is more than `most` where reading ended early */
async function readInto(digest: Hash, { tree, folder, most }: { readonly tree: string; readonly folder: string; readonly most: number }): Promise<number> {
  const entries = await nullIfMissing(() => readdir(path.join(tree, folder), { withFileTypes: true }));
  let read = 0;
  for (const entry of (entries ?? []).toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const place = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      read += await readInto(digest, { tree, folder: place, most: most - read });
    } else {
      const content = entry.isSymbolicLink() ? await readlink(path.join(tree, place)) : entry.isFile() ? await readFile(path.join(tree, place)) : '';
      digest.update(JSON.stringify([place, content.length])).update(content);
      read += 1;
    }
    if (read > most) break;
  }
  return read;
}
