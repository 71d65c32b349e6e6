/** Run files that were cut, baselines that were damaged, and many who write them at once. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import type { Fault } from './fault.ts';
import { asRoot, filesOfBase, mounted, openWorld, type World } from './world.ts';

/** A run of the whole, and the line that it is stored as. */
interface Recorded {
  readonly run: string;
  readonly file: string;
  readonly line: string;
}

let recording: Promise<Recorded> | null = null;

/** Measured once. */
const recorded = (): Promise<Recorded> => (recording ??= record());

async function record(): Promise<Recorded> {
  await using world = await openWorld(Math.random);
  await world.commit(filesOfBase());
  const answer = await world.gate(['baseline', 'update', '--profile', 'smoke']);
  if (answer.exitCode !== 0) throw new Error(`no baseline could be recorded: ${answer.stderr}`);
  const [file = ''] = await readdir(path.join(world.root, 'baselines'));
  const line = (await readFile(path.join(world.root, 'baselines', file), 'utf8')).trimEnd();
  return { run: await readFile(path.join(world.root, '.perf-gate/run.json'), 'utf8'), file, line };
}

/** The same run, begun so many minutes earlier: another one, as far as storing goes. */
const minutesBefore = (text: string, minutes: number): string =>
  text.replace(/(?<="(?:recordedAt|startedAt)":\s*")[^"]+/g, (at) => new Date(Date.parse(at) - minutes * 60_000).toISOString());

/** A repository with such lines stored. */
async function worldWith(random: () => number, bytes: Buffer): Promise<{ readonly world: World; readonly file: string }> {
  const world = await openWorld(random);
  await world.commit(filesOfBase());
  await mkdir(path.join(world.root, 'baselines'));
  const file = path.join(world.root, 'baselines', (await recorded()).file);
  await writeFile(file, bytes);
  return { world, file };
}

const splice = (whole: Buffer, at: number, between: Buffer): Buffer => Buffer.concat([whole.subarray(0, at), between, whole.subarray(at)]);

/** How stored lines are damaged, and whether they can still be read. */
const DAMAGES: Readonly<Record<string, (whole: Buffer, at: number) => Buffer>> = {
  'cut at a byte': (whole, at) => whole.subarray(0, at),
  'CRLF at all ends of lines': (whole) => Buffer.from(whole.toString().replaceAll('\n', '\r\n')),
  'conflict markers': (whole) => Buffer.from(whole.toString().replace('\n', '\n<<<<<<< HEAD\n').concat('=======\n>>>>>>> theirs\n')),
  'a newer schema': (whole) => Buffer.from(whole.toString().replace(/"schema":\d+/, '"schema":99')),
  'bytes that are no text': (whole, at) => splice(whole, at, Buffer.from([0xff, 0xfe])),
  'a NUL': (whole, at) => splice(whole, at, Buffer.from([0])),
  'no end of its last line': (whole) => whole.subarray(0, -1),
  'the same line twice': (whole) => Buffer.concat([whole, whole.subarray(0, whole.indexOf('\n') + 1)]),
};

const PAGE_BYTES = 4_096;

const pagesOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / PAGE_BYTES);

export const RECORD_FAULTS: readonly Fault[] = [
  {
    name: 'a run file that was cut',
    weight: 2,
    befall: async (random) => {
      const { run } = await recorded();
      const world = await openWorld(random);
      const at = world.draw(0, run.length - 3);
      await writeFile(path.join(world.root, 'run.json'), run.slice(0, at));
      await world.commit(filesOfBase());
      const command = world.pick([
        ['compare', 'run.json'],
        ['report', 'run.json'],
        ['merge', 'run.json'],
        ['baseline', 'update', 'run.json'],
      ] as const);
      const answer = await world.gate(command);
      return {
        world,
        outcome: {
          drawn: `${command.join(' ')}, ${at} of ${run.length} bytes`,
          answer,
          allowed: [2],
          told: { 2: /run\.json/ },
          problems: [],
        },
      };
    },
  },
  {
    name: 'stored runs that were damaged',
    weight: 4,
    befall: async (random) => {
      const { run, line } = await recorded();
      const whole = Buffer.from([3, 2, 1].map((minutes) => `${minutesBefore(line, minutes)}\n`).join(''));
      const drawn = Object.keys(DAMAGES)[Math.floor(random() * Object.keys(DAMAGES).length)]!;
      const at = Math.floor(random() * whole.length);
      const bytes = DAMAGES[drawn]!(whole, at);
      const { world, file } = await worldWith(random, bytes);
      await writeFile(path.join(world.root, 'run.json'), run);
      const shown = await world.gate(['baseline', 'show']);
      const answer = await world.gate(['baseline', 'update', 'run.json']);
      const after = await readFile(file);
      const lines = after.toString().trimEnd().split('\n').length;
      const problems = [
        ...(shown.exitCode === answer.exitCode ? [] : [`show exits with ${shown.exitCode}`]),
        ...(answer.exitCode === 0 || after.equals(bytes) ? [] : ['refused, and changed all the same']),
        ...(answer.exitCode === 0 && !after.toString().includes(`"${JSON.parse(run).run.startedAt}"`) ? ['the new run is not there'] : []),
        ...(drawn === 'the same line twice' && answer.exitCode === 0 && !/\b4 stored runs/.test(answer.stdout)
          ? [`${lines} lines, and told: ${answer.stdout.split('\n', 1)[0]}`]
          : []),
      ];
      return { world, outcome: { drawn: `${drawn} (${at})`, answer, allowed: [0, 2], told: { 2: /\.jsonl/ }, problems } };
    },
  },
  {
    name: 'many writers at once, one of them killed',
    weight: 2,
    befall: async (random) => {
      const { run, line } = await recorded();
      const { world, file } = await worldWith(random, Buffer.from(`${minutesBefore(line, 100)}\n`));
      const writers = world.pick([2, 3, 4, 6, 30]);
      const isKilled = random() < 0.5;
      const started = await Promise.all(
        Array.from({ length: writers }, async (_, index) => {
          await writeFile(path.join(world.root, `run-${index}.json`), minutesBefore(run, index + 1));
          return world.start(['baseline', 'update', `run-${index}.json`]);
        }),
      );
      if (isKilled) {
        await sleep(world.draw(100, 1_500));
        if (!started[0]!.hasEnded()) process.kill(started[0]!.pid, 'SIGKILL');
      }
      const answers = await Promise.all(started.map(({ answer }) => answer));
      const lines = (await readFile(file, 'utf8')).split('\n').filter((one) => one !== '');
      const isWhole = lines.every((one) => {
        try {
          return typeof JSON.parse(one) === 'object';
        } catch {
          return false;
        }
      });
      const stored = answers.filter(({ exitCode }) => exitCode === 0).length;
      const problems = [
        ...(isWhole ? [] : ['a line is cut']),
        ...(lines.length - 1 >= stored && lines.length - 1 <= stored + (isKilled ? 1 : 0)
          ? []
          : [`${lines.length - 1} lines of ${stored} that were stored`]),
        ...answers
          .slice(1)
          .filter(({ exitCode }) => exitCode !== 0)
          .map(({ exitCode, stderr }) => `a writer exits with ${exitCode}: ${stderr}`),
      ];
      return {
        world,
        outcome: { drawn: `${writers} writers${isKilled ? ', one killed' : ''}`, answer: answers.at(-1)!, allowed: [0], problems },
      };
    },
  },
  {
    name: 'no room for a stored run',
    weight: 2,
    lacking: asRoot,
    befall: async (random) => {
      const { run, line, file: name } = await recorded();
      const plain = await openWorld(random);
      await plain.commit(filesOfBase());
      const folder = path.join(plain.root, 'baselines');
      await mkdir(folder);
      const before = `${minutesBefore(line, 1)}\n`;
      // The new file stands beside the old one until it takes its place.
      const needed = pagesOf(before) + pagesOf(`${before}${line}\n`);
      const pages = plain.draw(pagesOf(before), needed + 1);
      const isReadOnly = random() < 0.2;
      const world = await mounted(plain, folder, ['-t', 'tmpfs', '-o', `size=${pages * PAGE_BYTES}`, 'tmpfs']);
      const file = path.join(folder, name);
      await writeFile(file, before);
      if (isReadOnly) await execa('mount', ['-o', 'remount,ro', folder]);
      await writeFile(path.join(world.root, 'run.json'), run);
      const answer = await world.gate(['baseline', 'update', 'run.json']);
      const after = await readFile(file, 'utf8');
      const isRoom = pages >= needed && !isReadOnly;
      const problems = [
        ...(answer.exitCode === 0
          ? after.startsWith(before)
            ? []
            : ['what was stored has changed']
          : after === before
            ? []
            : ['refused, and changed all the same']),
        ...(answer.exitCode === 0 && after.trimEnd().split('\n').length !== 2 ? ['the new run is not there'] : []),
        ...(await readdir(folder)).filter((one) => one !== name).map((one) => `file left: ${one}`),
      ];
      return {
        world,
        outcome: {
          drawn: isReadOnly ? 'read-only' : `${pages} pages of ${needed}`,
          answer,
          allowed: isRoom ? [0] : [2],
          told: { 2: /stored baseline cannot be (?:written|locked)[^]*(?:ENOSPC|EROFS)/ },
          problems,
        },
      };
    },
  },
];
