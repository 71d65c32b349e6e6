/** Proposals of `perf-gate init`: servers and suites that it finds in a project. */
import path from 'node:path';
import { otherServer } from './other-languages.ts';
import type { PackageManager, Project, ProjectPackage, SourceFile } from './project.ts';
import { frameworkOf, scaffoldFor, type Scaffold } from './scaffold.ts';

/** A server or a suite that the configuration would name. */
export interface TargetProposal {
  readonly kind: 'server' | 'suite';
  readonly name: string;
  /** Folder from the repository's root. */
  readonly dir: string;
  /** Shell command of a server; file of a suite, below `dir`. */
  readonly start: string;
  /** Paths that a server may answer, likeliest first: the one that does becomes the scenario's. */
  readonly paths: readonly string[];
  readonly install: string | null;
  readonly build: string | null;
  /** Why it is proposed, for the question. */
  readonly because: string;
  /** Files that are written for it; null: the project has it already. */
  readonly scaffold: Scaffold | null;
}

const LISTENS = /\.listen\(|\bserve\(/;
const TAKES_BENCH = /export default (?:async )?(?:function\s*\w*\s*)?\(?\s*bench\b|module\.exports\s*=\s*(?:async )?(?:function\s*\w*\s*)?\(?\s*bench\b/;
/** Tools whose files are measured as they are. vitest is told by its `bench`, because its test files import it too. */
const IMPORTS_TOOL = /(?:from\s+|import\s*\(\s*|require\(\s*)['"](?<tool>tinybench|mitata|benchmark|vitest)['"]/;

/** Proposes what the project has; for a library that has nothing, one small server or suite that is written for it. */
export function proposeTargets(project: Project): readonly TargetProposal[] {
  const suites = project.sources.flatMap((file) => suiteProposals(file, project));
  const servers = serverProposals(project);
  const found = withDistinctNames([...servers, ...suites]);
  const root = project.packages.find(({ dir }) => dir === '.') ?? null;
  return found.length > 0 || root === null ? found : [scaffolded(root, project.packageManager)];
}

function serverProposals(project: Project): readonly TargetProposal[] {
  const started = project.packages.filter(({ scripts }) => /(?:^|\s)(?:node|tsx|bun|deno)\s/.test(scripts['start'] ?? ''));
  const byScript = started.map((one) => serverProposal(one, { start: one.scripts['start']!, because: `its \`start\` script, ${JSON.stringify(one.scripts['start'])}` }, project));
  const taken = new Set(started.map(({ dir }) => dir));
  const byFile = project.sources.flatMap((source) => {
    const other = otherServer(source, project.files);
    if (other !== null || !isServer(source)) return other ?? [];
    const { path: file, text } = source;
    const owner = packageOf(file, project);
    if (owner === null || taken.has(owner.dir)) return [];
    const start = `${text.includes('Bun.serve(') ? 'bun' : 'node'} ${path.posix.relative(owner.dir, file)}`;
    return [serverProposal(owner, { start, because: `${file} listens on PORT` }, project)];
  });
  return [...byScript, ...byFile];
}

const isServer = ({ path: file, text }: SourceFile): boolean =>
  /\.[cm]?[jt]s$/.test(file) && LISTENS.test(text) && /\bPORT\b/.test(text) && !TAKES_BENCH.test(text) && !IMPORTS_TOOL.test(text);

function serverProposal(owner: ProjectPackage, { start, because }: Pick<TargetProposal, 'start' | 'because'>, project: Project): TargetProposal {
  const { packageManager: manager } = project;
  const linked = project.packages.filter(({ dir }) => owner.linkedDirs.includes(dir === '.' ? '.' : dir));
  const ownBuild = /(?:^|[\s/])(?:dist|build|lib|out)\//.test(start) && owner.scripts['build'] !== undefined ? [`${manager} run build`] : [];
  const linkedBuilds = linked.flatMap(({ dir, scripts }) => (scripts['build'] === undefined ? [] : [`(cd ${path.posix.relative(owner.dir, dir) || '.'} && ${manager} run build)`]));
  return {
    kind: 'server',
    name: nameOf(owner),
    dir: owner.dir,
    start,
    paths: pathsOf(owner, project),
    install: [...linked.filter(({ dependencies }) => dependencies.size > 0).map((one) => installOf(one, manager, path.posix.relative(owner.dir, one.dir))), installOf(owner, manager)].join(' && '),
    build: [...linkedBuilds, ...ownBuild].join(' && ') || null,
    because,
    scaffold: null,
  };
}

function suiteProposals(file: SourceFile, project: Project): readonly TargetProposal[] {
  if (TAKES_BENCH.test(file.text)) return [suiteProposal(file, `${file.path} exports a function that takes a tinybench Bench`, project)];
  const tool = IMPORTS_TOOL.exec(file.text)?.groups?.['tool'];
  if (tool === undefined || (tool === 'vitest' && !/\bbench\s*\(/.test(file.text))) return [];
  return [suiteProposal(file, `${file.path} has ${tool} benchmarks`, project)];
}

function suiteProposal(file: SourceFile, because: string, project: Project): TargetProposal {
  const owner = packageOf(file.path, project);
  const dir = owner?.dir ?? '.';
  return {
    kind: 'suite',
    name: slugOf(path.posix.basename(file.path).replace(/\.(?:suite|bench|benchmark)?\.?[cm]?[jt]s$/, '')),
    dir,
    start: path.posix.relative(dir, file.path),
    paths: [],
    install: owner === null ? null : installOf(owner, project.packageManager),
    build: owner?.scripts['build'] === undefined ? null : `${project.packageManager} run build`,
    because,
    scaffold: null,
  };
}

const ROUTE = /\.get\(\s*['"`](?<path>\/[\w./-]*)['"`]/g;
const MOST_PATHS = 8;

/** `/`, and the GET routes without parameters that a package's files name. */
function pathsOf(owner: ProjectPackage, project: Project): readonly string[] {
  const routes = project.sources
    .filter(({ path: file }) => packageOf(file, project) === owner)
    .flatMap(({ text }) => [...text.matchAll(ROUTE)].map(({ groups }) => groups!['path']!));
  return [...new Set(['/', ...routes])].slice(0, MOST_PATHS);
}

/** The one target that is written for a library without any. */
function scaffolded(root: ProjectPackage, manager: PackageManager): TargetProposal {
  const framework = frameworkOf(root);
  const scaffold = scaffoldFor(root, framework);
  const library = root.name ?? 'this package';
  const build = root.scripts['build'] === undefined ? null : `${manager} run build`;
  return {
    kind: scaffold.kind,
    name: framework ?? slugOf(library),
    dir: scaffold.dir,
    start: scaffold.start,
    paths: ['/'],
    install: scaffold.kind === 'server' ? `${installOf(root, manager, '../..')} && npm install --no-audit --no-fund --no-package-lock` : installOf(root, manager),
    build: build === null || scaffold.kind === 'suite' ? build : `cd ../.. && ${build}`,
    because: scaffold.kind === 'server' ? `a small ${framework} server that uses ${library} from this repository` : `a small suite that calls ${library}`,
    scaffold,
  };
}

/** The command that installs what is locked; without a lock file, what package.json says. `from` leads from the target to the package. */
function installOf({ hasLockFile }: ProjectPackage, manager: PackageManager, from: string | null = null): string {
  const commands: Readonly<Record<PackageManager, readonly [locked: string, free: string]>> = {
    npm: ['npm ci --prefer-offline --no-audit --no-fund', 'npm install --no-audit --no-fund --no-package-lock'],
    pnpm: ['pnpm install --frozen-lockfile', 'pnpm install --no-lockfile'],
    yarn: ['yarn install --frozen-lockfile', 'yarn install --no-lockfile'],
    bun: ['bun install --frozen-lockfile', 'bun install --no-save'],
  };
  const [locked, free] = commands[manager];
  const command = hasLockFile ? locked : free;
  return from === null ? command : `(cd ${from} && ${command})`;
}

/** The nearest package above a file. */
function packageOf(file: string, { packages }: Project): ProjectPackage | null {
  return packages.findLast(({ dir }) => dir === '.' || file.startsWith(`${dir}/`)) ?? null;
}

const slugOf = (name: string): string => name.replace(/^@[^/]*\//, '').replaceAll(/[^A-Za-z0-9._-]+/g, '-').replace(/^[^A-Za-z0-9]+/, '') || 'benchmarks';

const nameOf = ({ name, dir }: ProjectPackage): string => slugOf(name ?? (dir === '.' ? 'server' : path.posix.basename(dir)));

/** A target's name stands for it in the configuration, so that a second one of a name gets a number. */
function withDistinctNames(targets: readonly TargetProposal[]): readonly TargetProposal[] {
  const seen = new Map<string, number>();
  return targets.map((target) => {
    const count = (seen.get(target.name) ?? 0) + 1;
    seen.set(target.name, count);
    return count === 1 ? target : { ...target, name: `${target.name}-${count}` };
  });
}
