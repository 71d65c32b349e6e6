import { hash } from 'node:crypto';
import os from 'node:os';
import { execa } from 'execa';
import { UserError } from '../errors.ts';
import type { Environment } from '../model.ts';
import { isOldNode, NEEDED_NODE } from '../node-version.ts';
import { targetEnvironment } from '../processes/program-environment.ts';
import { textIfReadable } from '../text-file.ts';
import { readCpuLimit } from './cpu-limit.ts';
import { readCpuModel } from './cpu-model.ts';

/**
 * Reads what machine this is, and which `node` runs the targets.
 *
 * @throws UserError on Windows, and where there is no `node` on PATH or too old a one: where nothing can be measured
 */
export async function readEnvironment(platform: NodeJS.Platform = process.platform): Promise<Environment> {
  refuseWindows(platform);
  const cpuLimit = await readCpuLimit();
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
    valgrind: await valgrindVersion(),
    runnerImage: await runnerImage(),
  };
}

/** A POSIX shell starts what is measured, and signals end it. Without this installing would fail at base, and be called a broken base. @throws UserError on Windows */
export function refuseWindows(platform: NodeJS.Platform): void {
  if (platform !== 'win32') return;
  throw new UserError({
    what: 'perf-gate measures on Linux and macOS, and not on Windows',
    where: 'this machine',
    fix: 'In a workflow give the job that measures `runs-on: ubuntu-latest`; on a machine of your own use WSL.',
  });
}

type Fingerprint = Pick<Environment, 'cpuModel' | 'arch' | 'cores' | 'cpuLimit' | 'nodeVersion' | 'osMajor'>;

/** Of a processor's name, so that any key is short enough for a file name. */
const READABLE_CPU_CHARACTERS = 80;

/** Readable for a person, exact by its hash, and fit for a file name. Where nothing limits the CPUs it is what it was before limits were read: stored runs go by it. */
export function environmentKey(facts: Fingerprint): string {
  const { cpuModel, arch, cores, cpuLimit, nodeVersion, osMajor } = facts;
  const limit = cpuLimit === undefined ? [] : [cpuLimit];
  const exact = hash('sha256', JSON.stringify([cpuModel, arch, cores, nodeVersion, osMajor, ...limit])).slice(0, 8);
  const readable = `${osMajor}-${arch}-${cores}c-${limit.map((cpus) => `${cpus}cpu-`).join('')}${cpuModel.slice(0, READABLE_CPU_CHARACTERS)}-node-${nodeVersion}`.toLowerCase().replaceAll(/\((r|tm)\)/g, '').replaceAll(/[^a-z0-9.]+/g, '-');
  return `${readable}-${exact}`;
}

/** As it calls itself; null: it is not on PATH. */
export function valgrindVersion(): Promise<string | null> {
  return firstLineOf('valgrind', ['--version']);
}

const IN_A_WORKFLOW = 'in a workflow: actions/setup-node before this step';

async function nodeOnPath(): Promise<string> {
  const version = await firstLineOf('node', ['--version']);
  if (version === null) throw new UserError({ what: 'there is no `node` on PATH', where: 'PATH', fix: `Install Node.js (${IN_A_WORKFLOW}): it runs the servers that are measured.` });
  if (isOldNode(version)) {
    throw new UserError({
      what: `the \`node\` on PATH is ${version}, and what is measured needs ${NEEDED_NODE}`,
      where: 'PATH',
      fix: `Put a newer Node.js on PATH (${IN_A_WORKFLOW}).`,
    });
  }
  return version;
}

async function firstLineOf(program: string, args: readonly string[]): Promise<string | null> {
  const asked = await execa(program, args, { reject: false, env: targetEnvironment({}), extendEnv: false });
  return asked.failed ? null : asked.stdout.split('\n')[0]!.trim();
}

/** GitHub's hosted runners name their image; elsewhere the distribution does. */
async function runnerImage(): Promise<string | null> {
  const { ImageOS: image, ImageVersion: version } = process.env;
  if (image) return version ? `${image} ${version}` : image;
  const release = await textIfReadable('/etc/os-release');
  return /^PRETTY_NAME="?([^"\n]+)/m.exec(release)?.[1] ?? null;
}
