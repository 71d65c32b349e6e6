/** A disk without room, memory, descriptors and ports that run out, and installs and builds that do not behave. */
import { existsSync } from 'node:fs';
import { mkdir, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { git } from '../../test/git-repository.ts';
import type { Fault } from './fault.ts';
import { asRoot, filesOfBase, HARMLESS_CHANGE, mounted, openChangedWorld, openWorld, runOf, type World, type Wrap } from './world.ts';

/** Says why the machine did not have it. */
const NO_ROOM =
  /ENOSPC|no space|EROFS|read-only|EMFILE|ENFILE|too many open files|EADDR|no file descriptors|cannot be laid out|cannot be made|not be copied/i;

/** What an install or a build does, as a script; each arm runs it in its own copy. */
const SCRIPTS = {
  works: '',
  fails: 'process.exit(3);',
  hangs: 'setInterval(() => {}, 1000);',
  'leaves a process': `(await import('node:child_process')).spawn('sleep', ['1000'], { detached: true, stdio: 'ignore' }).unref();`,
  'fails once': `const { existsSync, writeFileSync } = await import('node:fs'); if (!existsSync('tried')) { writeFileSync('tried', ''); process.exit(4); }`,
  'hangs in a grandchild': `(await import('node:child_process')).execSync('sh -c "sleep 1000; true"');`,
} as const;

const isGood = (script: keyof typeof SCRIPTS): boolean => script === 'works' || script === 'leaves a process' || script === 'fails once';

/** Runs a command of the shell in the gate's process before the gate. */
const after =
  (command: string): Wrap =>
  (gate) => ['/bin/sh', '-c', `${command}; exec "$@"`, 'sh', ...gate];

const GROUPS_OF_MEMORY = '/sys/fs/cgroup/memory';

/** A control group with so much memory, until the world is disposed of. */
async function limited(world: World, mib: number): Promise<{ readonly world: World; readonly wrap: Wrap }> {
  const group = path.join(GROUPS_OF_MEMORY, path.basename(world.folder));
  await mkdir(group);
  await writeFile(path.join(group, 'memory.limit_in_bytes'), `${mib}M`);
  return {
    wrap: after(`echo $$ > ${group}/cgroup.procs`),
    world: {
      ...world,
      [Symbol.asyncDispose]: async () => {
        await rmdir(group);
        await world[Symbol.asyncDispose]();
      },
    },
  };
}

/** Ways to give a run little memory; MiB from, up to. */
const MEMORY = {
  'a control group of all processes': [60, 400],
  'a limit of data for each process': [500, 1_000],
  'a heap of the gate': [8, 60],
} as const;

export const MACHINE_FAULTS: readonly Fault[] = [
  {
    name: 'a full temporary folder',
    weight: 2,
    lacking: asRoot,
    befall: async (random) => {
      const plain = await openChangedWorld(random);
      const kib = plain.draw(2, 60) * 4;
      const world = await mounted(plain, plain.temporary, ['-t', 'tmpfs', '-o', `size=${kib}k,mode=1777`, 'tmpfs']);
      return {
        world,
        outcome: {
          drawn: `${kib} KiB`,
          answer: await world.gate(runOf(world.pick(['api', 'maths']))),
          allowed: [0, 2, 3],
          told: { 2: NO_ROOM, 3: NO_ROOM },
          problems: [],
        },
      };
    },
  },
  {
    name: 'a disk that fills while git writes base',
    weight: 1,
    lacking: asRoot,
    befall: async (random) => {
      const plain = await openChangedWorld(random);
      const large = Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`large/${index}.txt`, `${index}\n`.repeat(16_000)]));
      await plain.commit(large);
      await git(plain.root, 'rm', '-r', '--quiet', 'large');
      await plain.commit(HARMLESS_CHANGE);
      const kib = 4 * plain.draw(30, 100);
      const world = await mounted(plain, plain.temporary, ['-t', 'tmpfs', '-o', `size=${kib}k,mode=1777`, 'tmpfs']);
      const answer = await world.gate([...runOf('maths'), '--all']);
      return {
        world,
        outcome: {
          drawn: `${kib} KiB`,
          answer,
          allowed: [2],
          told: {
            2: /^error: (?:base cannot be laid out|no temporary folder can be made|the repository cannot be copied: ENOSPC)[^]*TMPDIR/m,
          },
          problems: [],
        },
      };
    },
  },
  {
    name: 'a read-only folder',
    weight: 2,
    lacking: asRoot,
    befall: async (random) => {
      const plain = await openChangedWorld(random);
      const which = plain.pick(['temporary', 'results', 'repository'] as const);
      const folder = { temporary: plain.temporary, results: path.join(plain.root, '.perf-gate'), repository: plain.root }[which];
      await mkdir(folder, { recursive: true });
      const world = await mounted(plain, folder, which === 'repository' ? ['--bind', folder] : ['-t', 'tmpfs', '-o', 'ro', 'tmpfs']);
      if (which === 'repository') await execa('mount', ['-o', 'remount,bind,ro', folder]);
      return {
        world,
        outcome: {
          drawn: which,
          answer: await world.gate(runOf(world.pick(['api', 'maths']))),
          allowed: [2],
          told: { 2: NO_ROOM },
          problems: [],
        },
      };
    },
  },
  {
    name: 'a full folder of results',
    weight: 1,
    lacking: asRoot,
    befall: async (random) => {
      const plain = await openChangedWorld(random);
      const folder = path.join(plain.root, '.perf-gate');
      await mkdir(folder);
      const kib = 4 * plain.draw(1, 8);
      const world = await mounted(plain, folder, ['-t', 'tmpfs', '-o', `size=${kib}k`, 'tmpfs']);
      const answer = await world.gate(runOf('maths'));
      const isKept = existsSync(path.join(folder, 'run.json'));
      const problems = isKept || /could not be saved: .*ENOSPC/.test(answer.stderr) ? [] : ['the run is not kept, and nothing says so'];
      return { world, outcome: { drawn: `${kib} KiB`, answer, allowed: [0], problems } };
    },
  },
  {
    name: 'few file descriptors',
    weight: 2,
    befall: async (random) => {
      const world = await openChangedWorld(random);
      const most = world.draw(24, 96);
      const answer = await world.gate(runOf(world.pick(['api', 'maths'])), { wrap: after(`ulimit -n ${most}`) });
      return { world, outcome: { drawn: `ulimit -n ${most}`, answer, allowed: [0, 2, 3], told: { 2: NO_ROOM, 3: /./ }, problems: [] } };
    },
  },
  {
    name: 'little memory',
    weight: 2,
    befall: async (random) => {
      const plain = await openChangedWorld(random);
      const ways = Object.keys(MEMORY) as (keyof typeof MEMORY)[];
      const way = plain.pick(asRoot() === null && existsSync(`${GROUPS_OF_MEMORY}/memory.limit_in_bytes`) ? ways : ways.slice(1));
      const [low, high] = MEMORY[way];
      const mib = plain.draw(low, high);
      const target = plain.pick(['api', 'maths'] as const);
      const { world, wrap } =
        way === 'a control group of all processes'
          ? await limited(plain, mib)
          : {
              world: plain,
              wrap:
                way === 'a heap of the gate'
                  ? ((([node = '', ...gate]) => [node, `--max-old-space-size=${mib}`, ...gate]) satisfies Wrap)
                  : after(`ulimit -d ${mib * 1024}`),
            };
      const answer = await world.gate(runOf(target), { wrap });
      // The kernel and V8 end a process that has no memory left, the gate too.
      return {
        world,
        outcome: {
          drawn: `${way}: ${mib} MiB, ${target}`,
          answer,
          allowed: [0, 2, 3, 'killed'],
          told: { 2: /memory|processes/, 3: /./ },
          problems: [],
        },
      };
    },
  },
  {
    name: 'few ports',
    weight: 1,
    lacking: () => asRoot() ?? (existsSync('/usr/sbin/ip') || existsSync('/sbin/ip') ? null : '`ip` is not installed'),
    befall: async (random) => {
      const world = await openChangedWorld(random);
      const ports = world.draw(1, 30);
      const wrap: Wrap = (gate) => [
        'unshare',
        '--net',
        ...after(
          `PATH=$PATH:/usr/sbin:/sbin; ip link set lo up; echo "40000 ${40_000 + ports - 1}" > /proc/sys/net/ipv4/ip_local_port_range`,
        )(gate),
      ];
      const answer = await world.gate(runOf(world.pick(['api', 'maths'])), { wrap });
      return { world, outcome: { drawn: `${ports} ports`, answer, allowed: [0, 2, 3], told: { 3: /./ }, problems: [] } };
    },
  },
  {
    name: 'an install or a build that does not behave',
    weight: 3,
    befall: async (random) => {
      const world = await openWorld(random);
      const kinds = Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[];
      const step = world.pick(['install', 'build'] as const);
      const [base, head] = [world.pick(kinds), world.pick(kinds)];
      await world.commit({ ...filesOfBase({ [step]: 'node step.mjs' }), 'api/step.mjs': SCRIPTS[base] });
      await world.commit({ ...HARMLESS_CHANGE, 'api/step.mjs': `${SCRIPTS[head]}// changed\n` });
      const answer = await world.gate(runOf('api'));
      const code = !isGood(base) ? 3 : isGood(head) ? 0 : 1;
      // A base that fails once may fail for a reason that head shares.
      const allowed = code === 1 && base === 'fails once' ? [1, 3] : [code];
      return {
        world,
        outcome: {
          drawn: `${step}: base ${base}, head ${head}`,
          answer,
          allowed,
          told: { 1: /node step\.mjs/, 3: /node step\.mjs/ },
          problems: [],
        },
      };
    },
  },
];
