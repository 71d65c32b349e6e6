/** Repositories as continuous integration and people leave them. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { git } from '../../test/git-repository.ts';
import type { Fault, Outcome } from './fault.ts';
import { asRoot, filesOfBase, openChangedWorld, openWorld, runOf, type World } from './world.ts';

type Case = (world: World) => Promise<Pick<Outcome, 'answer' | 'allowed'> & Partial<Pick<Outcome, 'told' | 'problems'>>>;

const GLANCE = runOf('maths');

/** A clone of the repository, made by these options. */
async function cloned(world: World, ...options: readonly string[]): Promise<string> {
  const clone = path.join(world.folder, 'clone');
  await git(world.folder, 'clone', '--quiet', ...options, pathToFileURL(world.root).href, clone);
  return clone;
}

const CASES: Readonly<Record<string, Case>> = {
  'a shallow clone': async (world) => {
    await git(world.root, 'checkout', '--quiet', '-b', 'change', 'main');
    return {
      answer: await world.gate(GLANCE, { cwd: await cloned(world, '--depth=1', '--branch=change', '--no-single-branch') }),
      allowed: [0, 2],
    };
  },
  'a base that is not there': async (world) => ({
    answer: await world.gate([...GLANCE, '--base', 'nowhere']),
    allowed: [2],
    told: { 2: /nowhere/ },
  }),
  'an index.lock that is held': async (world) => {
    const lock = path.join(world.root, '.git/index.lock');
    await writeFile(lock, '');
    const answer = await world.gate(GLANCE);
    return { answer, allowed: [0], problems: existsSync(lock) ? [] : ['the lock of another is gone'] };
  },
  'a detached HEAD': async (world) => {
    await git(world.root, 'checkout', '--quiet', '--detach');
    return { answer: await world.gate(GLANCE), allowed: [0] };
  },
  'a linked worktree': async (world) => {
    const linked = path.join(world.folder, 'linked');
    await git(world.root, 'worktree', 'add', '--quiet', '-b', 'linked', linked);
    return { answer: await world.gate(GLANCE, { cwd: linked }), allowed: [0] };
  },
  'a submodule': async (world) => {
    const other = path.join(world.folder, 'other');
    await git(world.folder, 'init', '--quiet', '--initial-branch=main', other);
    await git(other, 'commit', '--quiet', '--allow-empty', '--message', 'first');
    await git(world.root, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', other, 'maths/module');
    await world.commit({});
    return { answer: await world.gate(GLANCE), allowed: [0] };
  },
  'a dirty tree': async (world) => {
    await writeFile(path.join(world.root, 'maths/new.mjs'), '');
    await writeFile(path.join(world.root, 'service.mjs'), `${await readFile(path.join(world.root, 'service.mjs'), 'utf8')}\n`);
    const before = await git(world.root, 'status', '--porcelain');
    const answer = await world.gate(GLANCE);
    return {
      answer,
      allowed: [0],
      problems: (await git(world.root, 'status', '--porcelain')) === before ? [] : ['git status has changed'],
    };
  },
  'a partial clone': async (world) => {
    await git(world.root, 'config', 'uploadpack.allowFilter', 'true');
    await git(world.root, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
    return { answer: await world.gate([...GLANCE, '--base', 'HEAD~1'], { cwd: await cloned(world, '--filter=blob:none') }), allowed: [0] };
  },
  'an object that is lost': async (world) => {
    const objects = path.join(world.root, '.git/objects');
    const lost = (
      await git(
        world.root,
        'rev-parse',
        world.pick(['HEAD:service.mjs', 'HEAD~1:maths/maths.suite.mjs', 'HEAD~1^{tree}', 'HEAD^{tree}', 'HEAD']),
      )
    ).trim();
    await rm(path.join(objects, lost.slice(0, 2), lost.slice(2)), { force: true });
    return { answer: await world.gate(GLANCE), allowed: [0, 2] };
  },
  'a sparse checkout': async (world) => {
    await git(world.root, 'sparse-checkout', 'set', 'maths');
    return { answer: await world.gate(GLANCE), allowed: [2], told: { 2: /sparse|in parts/i } };
  },
};

const NOBODY = '65534';

/** Cases that need root. */
const CASES_OF_ROOT: Readonly<Record<string, Case>> = {
  'a foreign owner': async (world) => {
    await execa('chown', ['-R', `${NOBODY}:${NOBODY}`, world.root]);
    return {
      answer: await world.gate(GLANCE),
      allowed: [2],
      told: { 2: /belongs to another user[^]*git config --global --add safe\.directory '/ },
    };
  },
  'a foreign owner that git trusts': async (world) => {
    await execa('chown', ['-R', `${NOBODY}:${NOBODY}`, world.root]);
    return {
      answer: await world.gate(GLANCE, {
        env: { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'safe.directory', GIT_CONFIG_VALUE_0: world.root },
      }),
      allowed: [0],
    };
  },
};

export const REPOSITORY_FAULTS: readonly Fault[] = [
  {
    name: 'a repository that is not whole',
    weight: 6,
    befall: async (random) => {
      const world = await openChangedWorld(random);
      const cases = asRoot() === null ? { ...CASES, ...CASES_OF_ROOT } : CASES;
      const drawn = world.pick([...Object.keys(cases), 'no commit']);
      if (drawn === 'no commit') {
        const empty = await openWorld(random);
        await world[Symbol.asyncDispose]();
        for (const [name, text] of Object.entries(filesOfBase()).filter(([file]) => !file.includes('/')))
          await writeFile(path.join(empty.root, name), text);
        return { world: empty, outcome: { drawn, answer: await empty.gate(GLANCE), allowed: [2], problems: [] } };
      }
      const outcome = await cases[drawn]!(world);
      const locks = readdirSync(path.join(world.root, '.git')).filter(
        (name) => name.endsWith('.lock') && drawn !== 'an index.lock that is held',
      );
      return { world, outcome: { drawn, problems: locks.map((name) => `.git/${name} left`), ...outcome } };
    },
  },
];
