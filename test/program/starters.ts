/** Small projects as people begin them, made from the registry's own packages: generators where a framework has one, else its first example. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { execa } from 'execa';
import { type Files, PLAIN_ENV, writeFiles } from '../git-repository.ts';

/** Package managers and runtimes that a runner brings along, or that the workflow of `init` installs. */
const TOOLS = ['bun@1.4.5', 'pnpm@12.21.0'];

export interface Starter {
  readonly name: string;
  /** The only target that `init` proposes, or the first one. */
  readonly target: string;
  /** Lays it out in a folder that is empty. */
  readonly layOut: (folder: string, run: Run) => Promise<void>;
}

/** Runs a command in the folder. @throws Error with its output, where it fails */
type Run = (...command: readonly [string, ...(readonly string[])]) => Promise<void>;

/** Installs the tools below a folder. @returns the environment in which starters are made and measured */
export async function environmentWithTools(folder: string): Promise<Readonly<Record<string, string>>> {
  await execa('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder, ...TOOLS], {
    env: PLAIN_ENV,
    extendEnv: false,
  });
  return {
    ...PLAIN_ENV,
    PATH: [path.join(folder, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter),
    CI: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

export async function layOut(starter: Starter, folder: string, env: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(folder, { recursive: true });
  await starter.layOut(folder, async (program, ...args) => {
    await execa(program, args, { cwd: folder, env, extendEnv: false, stdin: 'ignore' });
  });
}

const LOCK = ['npm', 'install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'] as const;
const IGNORED = 'node_modules\ndist\n.output\n.next\n.nitro\n';
const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
const written = (name: string, target: string, files: Files, lock: readonly [string, ...(readonly string[])] = LOCK): Starter => ({
  name,
  target,
  layOut: async (folder, run) => {
    await writeFiles(folder, { '.gitignore': IGNORED, ...files });
    await run(...lock);
  },
});

const TSCONFIG = json({
  compilerOptions: {
    target: 'es2023',
    module: 'nodenext',
    outDir: 'dist',
    rootDir: 'src',
    strict: true,
    skipLibCheck: true,
    declaration: true,
    types: ['node'],
  },
  include: ['src'],
});

export const STARTERS: readonly Starter[] = [
  {
    name: 'Nest',
    target: 'shop',
    layOut: async (folder, run) => {
      await run(
        'npx',
        '--yes',
        '@nestjs/cli@12.0.1',
        'new',
        'shop',
        '--directory',
        '.',
        '--skip-install',
        '--skip-git',
        '--package-manager',
        'pnpm',
      );
      await writeFiles(folder, { '.gitignore': IGNORED });
      await run('pnpm', 'install', '--lockfile-only');
    },
  },
  {
    name: 'Next',
    target: 'shop',
    layOut: async (folder, run) => {
      await run(
        'npx',
        '--yes',
        'create-next-app@16.4.3',
        'shop',
        '--ts',
        '--app',
        '--no-eslint',
        '--no-tailwind',
        '--no-src-dir',
        '--empty',
        '--skip-install',
        '--disable-git',
        '--use-npm',
        '--yes',
      );
      await run('sh', '-c', 'mv shop/* . && rm -rf shop');
      await writeFiles(folder, { '.gitignore': IGNORED });
      await run(...LOCK);
    },
  },
  written('Nitro and h3', 'shop', {
    'package.json': json({
      name: 'shop',
      private: true,
      type: 'module',
      scripts: { dev: 'nitro dev', build: 'nitro build', preview: 'node .output/server/index.mjs' },
      devDependencies: { nitro: '3.0.0' },
    }),
    'routes/index.ts': "import { defineHandler } from 'nitro/h3';\n\nexport default defineHandler(() => ({ hello: 'nitro' }));\n",
  }),
  {
    name: 'Fastify',
    target: 'shop',
    layOut: async (folder, run) => {
      await run('npx', '--yes', 'fastify-cli@8.0.2', 'generate', '.', '--lang=ts', '--integrate');
      // The template is written for the TypeScript before 6.
      await run('npm', 'pkg', 'set', 'name=shop', 'devDependencies.typescript=5.9.3');
      await writeFiles(folder, { '.gitignore': IGNORED });
      await run(...LOCK);
    },
  },
  written('Express in TypeScript', 'shop', {
    'package.json': json({
      name: 'shop',
      private: true,
      type: 'module',
      engines: { node: '>=20' },
      scripts: { dev: 'tsx watch src/server.ts', build: 'tsc', start: 'node dist/server.js' },
      dependencies: { express: '5.3.0' },
      devDependencies: { '@types/express': '5.0.6', '@types/node': '24.19.2', tsx: '4.20.6', typescript: '5.9.3' },
    }),
    'tsconfig.json': TSCONFIG,
    'src/server.ts':
      "import express from 'express';\n\nconst app = express();\nconst port = Number(process.env.PORT ?? 3000);\n\napp.get('/', (_request, response) => { response.json({ hello: 'world', since: process.hrtime.bigint().toString() }); });\napp.get('/users', (_request, response) => { response.json([{ id: 1, name: 'Ada' }]); });\n\napp.listen(port, () => { console.log(`listening on ${port}`); });\n",
  }),
  written('library with mitata benchmarks', 'words', {
    'package.json': json({
      name: 'words',
      version: '1.0.0',
      type: 'module',
      exports: { '.': './index.js' },
      devDependencies: { mitata: '1.0.34' },
    }),
    'index.js': "export const words = (text) => text.split(' ');\n",
    'benchmarks/words.js':
      "import { bench, run } from 'mitata';\nimport { words } from 'words';\n\nconst text = 'one two three '.repeat(100);\nbench('words', () => words(text));\n\nawait run();\n",
  }),
  written(
    'Elysia on Bun',
    'shop',
    {
      'package.json': json({
        name: 'shop',
        private: true,
        module: 'src/index.ts',
        type: 'module',
        packageManager: 'bun@1.4.5',
        scripts: { dev: 'bun run --watch src/index.ts', start: 'bun src/index.ts' },
        dependencies: { elysia: '1.4.30' },
      }),
      'src/index.ts':
        "import { Elysia } from 'elysia';\n\nnew Elysia().get('/', () => 'Hello Elysia').listen(Number(process.env.PORT ?? 3000));\n",
    },
    ['bun', 'install', '--lockfile-only'],
  ),
];
