/** Errors of a machine on which nothing can be measured. */
import { userError } from '../errors.ts';

const IN_A_WORKFLOW = 'in a workflow: actions/setup-node before this step';

export const MEASURE_ERRORS = {
  'windows': userError({}, () => ({
    what: 'perf-gate measures on Linux and macOS, and not on Windows',
    where: 'this machine',
    fix: 'In a workflow give the job that measures `runs-on: ubuntu-latest`; on a machine of your own use WSL.',
  })),
  'node-missing': userError({}, () => ({
    what: 'there is no `node` on PATH',
    where: 'PATH',
    fix: `Install Node.js (${IN_A_WORKFLOW}): it runs the servers that are measured.`,
  })),
  'node-too-old': userError({ version: 'v18.20.0', needed: 'Node.js 22.15 or newer' }, ({ version, needed }) => ({
    what: `the \`node\` on PATH is ${version}, and what is measured needs ${needed}`,
    where: 'PATH',
    fix: `Put a newer Node.js on PATH (${IN_A_WORKFLOW}).`,
  })),
  'machine-exhausted': userError({ problem: 'spawn git EMFILE' }, ({ problem }) => ({
    what: `the machine has no file descriptors, processes or memory left for perf-gate: ${problem}`,
    where: 'this machine',
    fix: 'Raise its limits (`ulimit -n 4096`), or end what uses them up.',
  })),
  'temporary-folder-refused': userError({ problem: 'EACCES: permission denied', folder: '/tmp' }, ({ problem, folder }) => ({
    what: `no temporary folder can be made: ${problem}`,
    where: folder,
    fix: 'Free some room there, or set TMPDIR to another folder.',
  })),
  'temporary-folder-too-long': userError({ folder: '/very/long/path', tooMany: 12 }, ({ folder, tooMany }) => ({
    what: `the path of the folder for temporary files is ${tooMany} bytes too long for a socket in it`,
    where: folder,
    fix: 'Set TMPDIR to a folder with a shorter path, like /tmp.',
  })),
  'instructions-not-countable': userError({ because: 'the emulator that counts is shipped for Linux on x64 alone' }, ({ because }) => ({
    what: `instructions are required and cannot be counted here: ${because}`,
    where: "`instructions` of the configuration (base's, where there is one)",
    fix: 'Install what is missing, or set `instructions: auto`, which goes without.',
  })),
};
