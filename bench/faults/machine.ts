/** A disk without room, descriptors and ports that run out, and installs and builds that do not behave. */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { execa } from 'execa';
import type { Fault } from './fault.ts';
import { filesOfBase, HARMLESS_CHANGE, openChangedWorld, openWorld, runOf, type World } from './world.ts';

const MOUNTS = (): string | null => (process.platform === 'linux' && process.getuid?.() === 0 ? null : 'only root mounts file systems');

/** Mounts it over a folder until the world is disposed of. */
async function mounted(world: World, folder: string, args: readonly string[]): Promise<World> {
  await execa('mount', [...args, folder]);
  return { ...world, [Symbol.asyncDispose]: async () => {
    await execa('umount', ['--lazy', folder], { reject: false });
    await world[Symbol.asyncDispose]();
  } };
}

/** Says why the machine did not have it. */
const NO_ROOM = /ENOSPC|no space|EROFS|read-only|EMFILE|ENFILE|too many open files|EADDR|no file descriptors|no room|cannot be made|not be copied/i;

/** What a build does, as a script; `once` lies outside of both copies. */
const BUILDS = {
  works: '', fails: 'process.exit(3);', hangs: 'setInterval(() => {}, 1000);',
  'leaves a process': `(await import('node:child_process')).spawn('sleep', ['1000'], { detached: true, stdio: 'ignore' }).unref();`,
  'fails once': `const { existsSync, writeFileSync } = await import('node:fs'); if (!existsSync('tried')) { writeFileSync('tried', ''); process.exit(4); }`,
  'hangs in a grandchild': `(await import('node:child_process')).execSync('sh -c "sleep 1000; true"');`,
} as const;

const isGood = (build: keyof typeof BUILDS): boolean => build === 'works' || build === 'leaves a process' || build === 'fails once';

export const MACHINE_FAULTS: readonly Fault[] = [
  {
    name: 'a full temporary folder',
    weight: 2,
    lacking: MOUNTS,
    befall: async (random) => {
      const plain = await openChangedWorld(random);
      const kib = plain.draw(2, 60) * 4;
      const world = await mounted(plain, plain.temporary, ['-t', 'tmpfs', '-o', `size=${kib}k,mode=1777`, 'tmpfs']);
      return { world, outcome: { drawn: `${kib} KiB`, answer: await world.gate(runOf(world.pick(['api', 'maths']))), allowed: [0, 2, 3], told: { 2: NO_ROOM, 3: NO_ROOM }, problems: [] } };
    },
  },
  {
    name: 'a read-only folder',
    weight: 1,
    lacking: MOUNTS,
    befall: async (random) => {
      const plain = await openChangedWorld(random);
      const which = plain.pick(['temporary', 'results'] as const);
      const folder = which === 'temporary' ? plain.temporary : path.join(plain.root, '.perf-gate');
      await mkdir(folder, { recursive: true });
      const world = await mounted(plain, folder, ['-t', 'tmpfs', '-o', 'ro', 'tmpfs']);
      return { world, outcome: { drawn: which, answer: await world.gate(runOf(world.pick(['api', 'maths']))), allowed: [2], told: { 2: NO_ROOM }, problems: [] } };
    },
  },
  {
    name: 'few file descriptors',
    weight: 2,
    befall: async (random) => {
      const world = await openChangedWorld(random);
      const most = world.draw(24, 96);
      const answer = await world.gate(runOf(world.pick(['api', 'maths'])), { wrap: (command) => ['/bin/sh', '-c', `ulimit -n ${most}; exec "$@"`, 'sh', ...command] });
      return { world, outcome: { drawn: `ulimit -n ${most}`, answer, allowed: [0, 2, 3], told: { 2: NO_ROOM, 3: /./ }, problems: [] } };
    },
  },
  {
    name: 'few ports',
    weight: 1,
    lacking: () => MOUNTS() ?? (existsSync('/usr/sbin/ip') || existsSync('/sbin/ip') ? null : '`ip` is not installed'),
    befall: async (random) => {
      const world = await openChangedWorld(random);
      const ports = world.draw(1, 30);
      const script = `PATH=$PATH:/usr/sbin:/sbin; ip link set lo up; echo "40000 ${40_000 + ports - 1}" > /proc/sys/net/ipv4/ip_local_port_range; exec "$@"`;
      const answer = await world.gate(runOf(world.pick(['api', 'maths'])), { wrap: (command) => ['unshare', '--net', '/bin/sh', '-c', script, 'sh', ...command] });
      return { world, outcome: { drawn: `${ports} ports`, answer, allowed: [0, 2, 3], told: { 3: /./ }, problems: [] } };
    },
  },
  {
    name: 'a build that does not behave',
    weight: 3,
    befall: async (random) => {
      const world = await openWorld(random);
      const kinds = Object.keys(BUILDS) as (keyof typeof BUILDS)[];
      const [base, head] = [world.pick(kinds), world.pick(kinds)];
      await world.commit({ ...filesOfBase('build: node build.mjs, installTimeout: 1500ms'), 'api/build.mjs': BUILDS[base] });
      await world.commit({ ...HARMLESS_CHANGE, 'api/build.mjs': `${BUILDS[head]}// changed\n` });
      const answer = await world.gate(runOf('api'));
      const code = !isGood(base) ? 3 : isGood(head) ? 0 : 1;
      // A base that fails once may fail for a reason that head shares.
      const allowed = code === 1 && base === 'fails once' ? [1, 3] : [code];
      return { world, outcome: { drawn: `base ${base}, head ${head}`, answer, allowed, told: { 1: /node build\.mjs/, 3: /node build\.mjs/ }, problems: [] } };
    },
  },
];
