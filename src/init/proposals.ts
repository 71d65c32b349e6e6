/** Proposals of `perf-gate init`: servers and suites that it finds in a project. */
import { installFor } from './installs.ts';
import { installCommand, scriptCommand } from './package-manager.ts';
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
  const root = project.packages.find(({ dir }) => dir === '.') ?? null;
  const targets = found.length === 0 && root !== null && servers.passedOver.length === 0 ? scaffolded(root, project) : found;
  return {
    targets: withDistinctNames(targets.map((target) => (project.hasPlugAndPlay ? { ...target, env: WITH_NODE_MODULES } : target))),
    passedOver,
  };
}

/** The one target that is written for a library without any; none for what cannot be imported. */
function scaffolded(root: ProjectPackage, project: Project): readonly TargetProposal[] {
  const framework = frameworkOf(root);
  const scaffold = scaffoldFor(root, framework);
  if (scaffold === null) return [];
  const library = root.name ?? 'this package';
  const build = root.scripts['build'] === undefined ? null : scriptCommand(root.manager, 'build');
  const isServer = scaffold.kind === 'server';
  return [
    {
      kind: scaffold.kind,
      name: framework ?? slugOf(library),
      dir: scaffold.dir,
      start: scaffold.start,
      paths: ['/'],
      install: isServer
        ? `${installFor(root, project, scaffold.dir)} && ${installCommand('npm', { isLocked: false, isAlone: false })}`
        : installFor(root, project),
      build: build === null || !isServer ? build : `cd ../.. && ${build}`,
      because: isServer ? `a small ${framework} server that uses ${library} from this repository` : `a small suite that calls ${library}`,
      scaffold,
    },
  ];
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
