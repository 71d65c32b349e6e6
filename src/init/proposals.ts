/** Proposals of `perf-gate init`: servers and suites that it finds in a project. */
import { buildOf, buildsOfLinked, installCommand, installFor } from './package-manager.ts';
import { mayBeServer } from './places.ts';
import type { Project, ProjectPackage } from './project.ts';
import { type PassedOver, slugOf, type TargetProposal } from './proposal.ts';
import { frameworkOf, scaffoldFor } from './scaffold.ts';
import { proposeServers } from './servers.ts';
import { proposeSuites } from './suites.ts';

/** Yarn writes node_modules then, from where both sides load their own packages. */
const WITH_NODE_MODULES = { YARN_NODE_LINKER: 'node-modules' };

/** Proposes what the project has; for a library that has nothing, one small server or suite that is written for it. */
export function proposeTargets(project: Project): {
  readonly targets: readonly TargetProposal[];
  readonly passedOver: readonly PassedOver[];
} {
  const [servers, suites] = [proposeServers(project), proposeSuites(project)];
  const found = [...servers.proposals, ...suites.proposals];
  const passedOver = [...servers.passedOver, ...suites.passedOver];
  const library = libraryOf(project);
  const targets = found.length === 0 && library !== null && servers.passedOver.length === 0 ? [scaffolded(library, project)] : found;
  return {
    targets: withDistinctNames(
      targets.map((target) => (project.hasPlugAndPlay ? { ...target, env: { ...target.env, ...WITH_NODE_MODULES } } : target)),
    ),
    passedOver,
  };
}

/** The package that is a library: the root, or a framework, or the member that links most itself; null: none can be imported. */
function libraryOf(project: Project): ProjectPackage | null {
  const importable = project.packages.filter((one) => mayBeServer(`${one.dir}/`) && (one.entry !== null || frameworkOf(one) !== null));
  return importable.find(({ dir }) => dir === '.') ?? importable.toSorted((one, other) => rankOf(other) - rankOf(one))[0] ?? null;
}

const rankOf = (library: ProjectPackage): number => (frameworkOf(library) === null ? library.linkedDirs.length : Infinity);

/** The one target that is written for a library without any. */
function scaffolded(owner: ProjectPackage, project: Project): TargetProposal {
  const framework = frameworkOf(owner);
  const scaffold = scaffoldFor(owner, framework);
  const library = owner.name ?? 'this package';
  const isServer = scaffold.kind === 'server';
  const builds = [...buildsOfLinked(owner, project, scaffold.dir), ...buildOf(owner, scaffold.dir)];
  return {
    kind: scaffold.kind,
    name: framework ?? slugOf(library),
    dir: scaffold.dir,
    start: scaffold.start,
    paths: ['/'],
    install: isServer
      ? `${installFor(owner, project, scaffold.dir)} && ${installCommand('npm', { isLocked: false, isAlone: false })}`
      : installFor(owner, project),
    build: builds.join(' && ') || null,
    because: isServer ? `a small ${framework} server that uses ${library} from this repository` : `a small suite that calls ${library}`,
    scaffold,
  };
}

/** A target's name stands for it in the configuration, so that a second one of a name gets a number. */
function withDistinctNames(targets: readonly TargetProposal[]): readonly TargetProposal[] {
  const seen = new Map<string, number>();
  return targets.map((target) => {
    const count = (seen.get(target.name) ?? 0) + 1;
    seen.set(target.name, count);
    return count === 1 ? target : { ...target, name: `${target.name}-${count}` };
  });
}
