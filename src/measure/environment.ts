import { hash } from 'node:crypto';
import os from 'node:os';
import { execa } from 'execa';
import { ofExhaustedMachine } from '../errors/of-user.ts';
import { MEASURE_ERRORS } from '../errors/measure.ts';
import { readCpuLimit } from './cpu-limit.ts';
import { openEmulator } from './instructions/emulator.ts';
import type { Environment } from '../model.ts';
import { targetEnvironment } from '../system/program-environment.ts';
import { textIfReadable } from '../system/text-file.ts';
import { isOldNode, NEEDED_NODE } from '../system/this-program.ts';

/** Node.js's name for an unknown processor. */
const UNKNOWN = 'unknown';

/** Name of the processor, or what Linux tells of an unknown one: unlike machines must not pass for one kind. */
export async function readCpuModel(): Promise<string> {
  const name = (os.cpus()[0]?.model ?? UNKNOWN).replaceAll(/\s+/g, ' ').trim();
  if (name !== UNKNOWN) return name;
  return armModelOf(await textIfReadable('/proc/cpuinfo')) ?? UNKNOWN;
}

/** Numbers of the first processor in `/proc/cpuinfo`, where Linux on Arm has no names; null: none. */
export function armModelOf(cpuinfo: string): string | null {
  const [implementer, part, variant] = ['implementer', 'part', 'variant'].map(
    (name) => new RegExp(String.raw`^CPU ${name}\s*:\s*(0x[\da-f]+)\s*$`, 'im').exec(cpuinfo)?.[1],
  );
  if (implementer === undefined || part === undefined) return null;
  return `ARM ${implementer} part ${part}${variant === undefined ? '' : ` variant ${variant}`}`;
}

/**
 * Reads the facts of this machine and its `node`.
 *
 * @throws UserError on Windows, and where `node` is missing on PATH or too old
 */
export async function readEnvironment(platform: NodeJS.Platform = process.platform): Promise<Environment> {
  refuseWindows(platform);
  const [cpuLimit, emulator] = [await readCpuLimit(), await openEmulator()];
  const facts = {
    cpuModel: await readCpuModel(),
    arch: process.arch,
    cores: os.availableParallelism(),
    ...(cpuLimit === null ? {} : { cpuLimit }),
    nodeVersion: await nodeOnPath(),
    osMajor: `${platform}-${os.release().split('.')[0]}`,
  };
  return {
    key: environmentKey(facts),
    ...facts,
    kernel: os.release(),
    memoryBytes: os.totalmem(),
    emulator: 'hash' in emulator ? `perf-gate ${emulator.hash}` : null,
    runnerImage: await runnerImage(),
  };
}

/** Measuring needs a POSIX shell and signals. @throws UserError on Windows */
export function refuseWindows(platform: NodeJS.Platform): void {
  if (platform !== 'win32') return;
  throw MEASURE_ERRORS.windows({});
}

/** Keeps keys short enough for file names. */
const READABLE_CPU_CHARACTERS = 80;

/** Readable, exact by its hash, and fit for a file name. Without a CPU limit equal to keys of older versions. */
export function environmentKey(facts: Omit<Environment, 'key' | 'kernel' | 'memoryBytes' | 'emulator' | 'runnerImage'>): string {
  const { cpuModel, arch, cores, cpuLimit, nodeVersion, osMajor } = facts;
  const limit = cpuLimit === undefined ? [] : [cpuLimit];
  const exact = hash('sha256', JSON.stringify([cpuModel, arch, cores, nodeVersion, osMajor, ...limit])).slice(0, 8);
  const readable =
    `${osMajor}-${arch}-${cores}c-${limit.map((cpus) => `${cpus}cpu-`).join('')}${cpuModel.slice(0, READABLE_CPU_CHARACTERS)}-node-${nodeVersion}`
      .toLowerCase()
      .replaceAll(/\((r|tm)\)/g, '')
      .replaceAll(/[^a-z0-9.]+/g, '-');
  return `${readable}-${exact}`;
}

async function nodeOnPath(): Promise<string> {
  const version = await firstLineOf('node', ['--version']);
  if (version === null) throw MEASURE_ERRORS['node-missing']({});
  if (isOldNode(version)) throw MEASURE_ERRORS['node-too-old']({ version, needed: NEEDED_NODE });
  return version;
}

async function firstLineOf(program: string, args: readonly string[]): Promise<string | null> {
  const asked = await execa(program, args, { reject: false, env: targetEnvironment({}), extendEnv: false });
  if (!asked.failed) return asked.stdout.split('\n')[0]!.trim();
  const ofMachine = ofExhaustedMachine(asked);
  if (ofMachine !== null) throw ofMachine;
  return null;
}

/** Image of GitHub's hosted runners; elsewhere the name of the distribution. */
async function runnerImage(): Promise<string | null> {
  const { ImageOS: image, ImageVersion: version } = process.env;
  if (image) return version ? `${image} ${version}` : image;
  const release = await textIfReadable('/etc/os-release');
  return /^PRETTY_NAME="?([^"\n]+)/m.exec(release)?.[1] ?? null;
}
