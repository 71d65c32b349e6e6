/** Files of benchmarks that are measured as they are. */
import path from 'node:path';
import { buildOf, buildsOfLinked, installFor } from './package-manager.ts';
import { isNamedBenchmark, mayBeSuite } from './places.ts';
import { packageOf, type Project, type ProjectPackage, type SourceFile } from './project.ts';
import { nameOf, type PassedOver, slugOf, type TargetProposal } from './proposal.ts';

const TAKES_BENCH =
  /export default (?:async )?(?:function\s*\w*\s*)?\(?\s*bench\b|module\.exports\s*=\s*(?:async )?(?:function\s*\w*\s*)?\(?\s*bench\b/;
/** Tools whose files are measured as they are. */
const IMPORTS_TOOL = /(?:from\s+|import\s*\(\s*|require\(\s*)['"](?<tool>tinybench|mitata|benchmark|benchmarkify|vitest)['"]/;
/** Tools that perf-gate does not know. */
const IMPORTS_OTHER = /(?:from\s+|import\s*\(\s*|require\(\s*)['"](?<tool>benny|cronometro|matcha|bench-node)['"]/;
/** vitest is told by its `bench`, because its test files import it too. */
const CALLS_BENCH = /\bbench(?:\.\w+)*\s*\(|\(\s*(?:async\s*)?\(\s*\{[^}]*\bbench\b/;

const toolOf = ({ text }: SourceFile): string | null => {
  const tool = IMPORTS_TOOL.exec(text)?.groups?.['tool'] ?? null;
  return tool === 'vitest' && !CALLS_BENCH.test(text) ? null : tool;
};

/** Tells whether a file is a suite, so that it is no server. */
export const isSuite = (file: SourceFile): boolean => TAKES_BENCH.test(file.text) || toolOf(file) !== null;

export function proposeSuites(project: Project): {
  readonly proposals: readonly TargetProposal[];
  readonly passedOver: readonly PassedOver[];
} {
  const candidates = project.sources.filter(({ path: file }) => mayBeSuite(file) && /\.[cm]?[jt]s$/.test(file));
  const found = candidates.map((file) => [file, becauseOf(file, project)] as const);
  return {
    proposals: found.flatMap(([file, because]) => (because === null ? [] : [suiteProposal(file, because, project)])),
    passedOver: found.flatMap(([file, because]) => {
      const tool = because === null ? IMPORTS_OTHER.exec(file.text)?.groups?.['tool'] : undefined;
      return tool === undefined
        ? []
        : [{ what: file.path, why: `perf-gate does not read ${tool}: write its functions as a tinybench suite` }];
    }),
  };
}

function becauseOf(file: SourceFile, project: Project): string | null {
  if (TAKES_BENCH.test(file.text)) return `${file.path} exports a function that takes a tinybench Bench`;
  const tool = toolOf(file) ?? (usesGlobals(file, project) ? 'vitest' : null);
  return tool === null ? null : `${file.path} has ${tool} benchmarks`;
}

/** vitest's `globals: true` needs no import. */
function usesGlobals({ path: file, text }: SourceFile, project: Project): boolean {
  const hasVitest = project.packages.some(
    ({ dir, dependencies }) => dependencies.has('vitest') && (dir === '.' || file.startsWith(`${dir}/`)),
  );
  return hasVitest && isNamedBenchmark(file) && CALLS_BENCH.test(text);
}

function suiteProposal(file: SourceFile, because: string, project: Project): TargetProposal {
  const owner = packageOf(file.path, project);
  const dir = owner?.dir ?? '.';
  const others = owner === null ? [] : packagesOutside(file, owner, project);
  const installs = owner === null ? [] : [...others.map((other) => installFor(other, project, owner.dir)), installFor(owner, project)];
  const builds =
    owner === null
      ? []
      : [...others.flatMap((other) => buildOf(other, owner.dir)), ...buildsOfLinked(owner, project), ...buildOf(owner, owner.dir)];
  const isOfVitest = toolOf(file) === 'vitest' || usesGlobals(file, project);
  // TypeScript that imports `./parse.js` for `./parse.ts` needs it. The install brings it.
  const usesTsx = !isOfVitest && /\.[cm]?ts$/.test(file.path) && owner?.dependencies.has('tsx') === true;
  return {
    kind: 'suite',
    name: suiteName(file.path, owner),
    dir,
    start: path.posix.relative(dir, file.path),
    paths: [],
    install: [...(usesTsx ? ['export NODE_OPTIONS='] : []), ...new Set(installs)].join(' && ') || null,
    build: [...new Set(builds)].join(' && ') || null,
    ...(usesTsx ? { env: { NODE_OPTIONS: '--import=tsx' } } : {}),
    because,
    scaffold: null,
  };
}

const RELATIVE = /(?:from\s+|import\s*\(?\s*|require\(\s*)['"](?<to>\.{1,2}(?:\/[^'"]*)?)['"]/g;

/** Packages around the suite's own whose files it imports by a path, as in `require('../../lib')`. */
function packagesOutside({ path: file, text }: SourceFile, owner: ProjectPackage, project: Project): readonly ProjectPackage[] {
  const imported = [...text.matchAll(RELATIVE)].map(({ groups }) => path.posix.join(path.posix.dirname(file), groups!['to']!));
  const owners = imported.map((place) => packageOf(path.posix.join(place, 'x'), project));
  return [...new Set(owners)].filter((other): other is ProjectPackage => other !== null && other !== owner);
}

/** Names that say nothing: the folder's says more. */
const GENERAL = /^(?:index|main|bench|benchmark|benchmarks|suite|perf|run)$/;

function suiteName(file: string, owner: ProjectPackage | null): string {
  const own = path.posix.basename(file).replace(/\.(?:suite|bench|benchmark)?\.?[cm]?[jt]s$/, '');
  const above = path.posix.basename(path.posix.dirname(file));
  if (!GENERAL.test(own)) return slugOf(own);
  return above === '.' || GENERAL.test(above) || /^bench(?:es|marks?)?$/.test(above)
    ? owner === null
      ? slugOf(own)
      : nameOf(owner)
    : slugOf(above);
}
