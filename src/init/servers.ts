/** Servers that a project's scripts start, or that its files are. */
import path from 'node:path';
import { buildsOfLinked, installFor, scriptCommand } from './package-manager.ts';
import { mayBeServer } from './places.ts';
import { packageOf, type Project, type ProjectPackage, type SourceFile } from './project.ts';
import { nameOf, type PassedOver, type TargetProposal } from './proposal.ts';
import { isSuite } from './suites.ts';

/** Scripts that start a server as it runs in production, best first. */
const SCRIPTS = ['start:prod', 'start:production', 'start', 'preview', 'serve'] as const;

/** Scripts that compile, the first one that is there. */
const BUILDS = ['build', 'compile', 'build:ts', 'tsc'] as const;

/** Programs that run a file, or serve in production themselves. Those of packages are on the PATH of a target. */
const RUNS_FILE: ReadonlySet<string> = new Set(['node', 'bun', 'deno', 'tsx', 'ts-node']);
const SERVES: Readonly<Record<string, RegExp>> = {
  next: /^next start\b/,
  fastify: /^fastify start\b/,
  'remix-serve': /./,
  'react-router-serve': /./,
  srvx: /./,
};

/** Commands that serve what a build wrote, as the framework itself runs it. */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/^nest start\b/, 'node dist/main'],
  [/^(?:nuxt|nuxi) (?:preview|start)\b/, 'node .output/server/index.mjs'],
  [/^(?:nitro|nitropack) preview\b/, 'node .output/server/index.mjs'],
];

const WATCHES = /(?:^|\s)(?:--watch(?:-path)?|-w|--dev|watch|dev)(?=[\s=]|$)/;
const VARIABLE = /^[A-Za-z_]\w*=\S*$/;
const RUNS_SCRIPT = /^(?:npm|pnpm|yarn|bun)(?: run| -s| --silent)* (?<script>[\w:.-]+)$/;
const MOST_NESTED = 5;

interface Start {
  readonly start: string;
  /** Scripts and commands before it that make what it runs. */
  readonly before: readonly string[];
}

/** A script as a command that stays in the foreground; null: it is for development, or it is not understood. */
function startOf(script: string, owner: ProjectPackage, nested = 0): Start | null {
  const { scripts, manager } = owner;
  if (/[|;]|(?<!&)&(?!&)/.test(script) || nested > MOST_NESTED) return null;
  const parts = script.split('&&').map((part) => part.trim());
  const [last = '', before] = [
    parts.at(-1),
    parts.slice(0, -1).map((part) => part.replace(/^npm /, `${scriptCommand(manager, '').split(' ')[0]!} `)),
  ];
  const own = RUNS_SCRIPT.exec(last)?.groups?.['script'];
  if (own !== undefined) {
    const inner = scripts[own] === undefined ? null : startOf(scripts[own], owner, nested + 1);
    return inner === null ? null : { start: inner.start, before: [...before, ...inner.before] };
  }
  const words = last.split(/\s+/).filter((word, index) => index > 0 || word !== 'cross-env');
  const first = Math.max(
    0,
    words.findIndex((word) => !VARIABLE.test(word)),
  );
  const variables = words.slice(0, first);
  const command = words
    .slice(first)
    .join(' ')
    .replace(/^npx (?:--yes )?/, '');
  const instead = INSTEAD.find(([pattern]) => pattern.test(command))?.[1];
  const program = command.split(' ')[0]!;
  if (WATCHES.test(command)) return null;
  if (instead === undefined && !RUNS_FILE.has(program) && SERVES[program]?.test(command) !== true) return null;
  return { start: [...variables, instead ?? command].join(' '), before };
}

type StartScript = Start & { readonly name: string; readonly text: string };

function scriptOf(owner: ProjectPackage): StartScript | null {
  const found = SCRIPTS.flatMap((name): readonly StartScript[] => {
    const { [name]: text } = owner.scripts;
    const start = text === undefined ? null : startOf(text, owner);
    return start === null ? [] : [{ ...start, name, text: text! }];
  });
  return found[0] ?? null;
}

export function proposeServers(project: Project): {
  readonly proposals: readonly TargetProposal[];
  readonly passedOver: readonly PassedOver[];
} {
  const passedOver: PassedOver[] = [];
  const taken = new Set<string>();
  const byScript = project.packages
    .filter(({ dir }) => mayBeServer(`${dir}/`))
    .flatMap((owner): readonly TargetProposal[] => {
      const script = scriptOf(owner);
      if (script === null) return [];
      taken.add(owner.dir);
      const port = fixedPort(owner, script, project);
      if (port !== null) {
        passedOver.push({ what: port.file, why: `it listens on port ${port.port}: let it listen on the PORT of the environment` });
        return [];
      }
      const because = `its \`${script.name}\` script, ${JSON.stringify(script.text)}`;
      return [serverProposal(owner, { start: script.start, because, builds: buildsOf(owner, script, project) }, project)];
    });
  const byFile = project.sources
    .filter(({ path: file }) => mayBeServer(file))
    .flatMap((source) => {
      const { path: file, text } = source;
      const owner = packageOf(file, project);
      if (!isServer(source) || owner === null || taken.has(owner.dir)) return [];
      const start = `${text.includes('Bun.serve(') || owner.manager === 'bun' ? 'bun' : 'node'} ${path.posix.relative(owner.dir, file)}`;
      return [serverProposal(owner, { start, because: `${file} listens on PORT`, builds: [] }, project)];
    });
  return { proposals: [...byScript, ...byFile], passedOver };
}

const LISTENS = /\.listen\(|\bserve\(/;

const isServer = (source: SourceFile): boolean =>
  /\.[cm]?[jt]s$/.test(source.path) &&
  LISTENS.test(source.text) &&
  /\bPORT\b/.test(source.text) &&
  !/\bDeno\./.test(source.text) &&
  !isSuite(source);

const FIXED_PORT = /\.listen\(\s*(?:\{[^}]*?\bport:\s*)?(?<port>\d{2,5})\b/;

/** A number that the package listens on, where none of its files reads PORT. */
function fixedPort(
  owner: ProjectPackage,
  { start, text }: StartScript,
  project: Project,
): { readonly file: string; readonly port: string } | null {
  const own = project.sources.filter(({ path: file }) => mayBeServer(file) && packageOf(file, project) === owner);
  if (/\bPORT\b/.test(`${start} ${text}`) || own.some((source) => /\bPORT\b/.test(source.text))) return null;
  for (const { path: file, text: source } of own) {
    const port = FIXED_PORT.exec(source)?.groups?.['port'];
    if (port !== undefined) return { file, port };
  }
  return null;
}

/** What makes the files that a server runs, where git does not track them. */
function buildsOf(owner: ProjectPackage, { name, start, before }: StartScript, { files }: Project): readonly string[] {
  const prepares = [`pre${name}`]
    .filter((script) => owner.scripts[script] !== undefined)
    .map((script) => scriptCommand(owner.manager, script));
  if (before.length + prepares.length > 0) return [...prepares, ...before];
  const build = BUILDS.find((script) => owner.scripts[script] !== undefined);
  const isWhole =
    name !== 'preview' &&
    !owner.dependencies.has('vite') &&
    start.split(' ').some((word) => isTracked(path.posix.join(owner.dir, word), files));
  return build === undefined || isWhole ? [] : [scriptCommand(owner.manager, build)];
}

/** Tells whether git has the file that Node.js would find by this path. */
const isTracked = (place: string, files: ReadonlySet<string>): boolean =>
  ['', '.js', '.mjs', '.cjs', '.ts', '/index.js', '/index.ts'].some((ending) => files.has(`${place}${ending}`));

function serverProposal(
  owner: ProjectPackage,
  { start, because, builds }: { readonly start: string; readonly because: string; readonly builds: readonly string[] },
  project: Project,
): TargetProposal {
  return {
    kind: 'server',
    name: nameOf(owner),
    dir: owner.dir,
    start,
    paths: pathsOf(owner, project),
    install: installFor(owner, project),
    build: [...buildsOfLinked(owner, project), ...builds].join(' && ') || null,
    because,
    scaffold: null,
  };
}

const ROUTE = /\.(?:get|route)\(\s*['"`](?<path>\/[\w./-]*)['"`]/g;
/** Routes of frameworks that have decorators: `@Controller('cats')`, `@Get('all')`. */
const DECORATED = /@Controller\(\s*['"`]\/?(?<path>[\w./-]+)['"`]/g;
/** Files that are routes themselves, below the folder of a package, by the framework that reads them. */
const FILE_ROUTES: readonly (readonly [readonly string[], RegExp])[] = [
  [['nitro', 'nitropack', 'nuxt'], /^(?:server\/)?(?:routes\/|(?=api\/))(?<path>[\w/-]+?)(?:\.get)?\.[jt]s$/],
  [['next'], /^(?:src\/)?app\/(?<path>[\w/-]+)\/route\.[jt]s$/],
];
const MOST_PATHS = 8;

/** `/`, and the GET routes without parameters that a package's files name. */
function pathsOf(owner: ProjectPackage, project: Project): readonly string[] {
  const routes = project.sources
    .filter(({ path: file }) => mayBeServer(file) && packageOf(file, project) === owner)
    .flatMap(({ path: file, text }) => [
      ...matched(ROUTE, text),
      ...matched(DECORATED, text).map((route) => `/${route}`),
      ...FILE_ROUTES.filter(([names]) => names.some((name) => owner.dependencies.has(name)))
        .flatMap(([, pattern]) => pattern.exec(path.posix.relative(owner.dir, file))?.groups?.['path'] ?? [])
        .map((route) => `/${route.replace(/(?:^|\/)index$/, '')}`),
    ]);
  return [...new Set(['/', ...routes])].slice(0, MOST_PATHS);
}

const matched = (pattern: RegExp, text: string): readonly string[] => [...text.matchAll(pattern)].map(({ groups }) => groups!['path']!);
