import { UserError } from '../errors.ts';
import type { Run } from '../model.ts';
import type { NamedRunFile } from './named-run-file.ts';

/** What runs must have in common to be parts of one. */
interface Aspect {
  readonly called: string;
  readonly valueOf: (run: Run) => string;
  /** Whether a person can tell two values apart at a glance. */
  readonly isReadable: boolean;
}

const ASPECTS: readonly Aspect[] = [
  { called: 'head', valueOf: ({ head }) => `${head.sha}${head.dirty ? ' with uncommitted changes' : ''}`, isReadable: true },
  { called: 'base', valueOf: ({ base }) => base?.sha ?? 'none', isReadable: true },
  { called: 'pull request', valueOf: ({ pullRequest }) => String(pullRequest ?? 'none'), isReadable: true },
  { called: 'profile', valueOf: ({ profile }) => profile, isReadable: true },
  { called: 'version of perf-gate', valueOf: ({ tool }) => tool, isReadable: true },
  { called: 'configuration file', valueOf: ({ configFile }) => configFile, isReadable: true },
  { called: 'configuration', valueOf: ({ configHash }) => configHash, isReadable: false },
  { called: 'policy', valueOf: ({ policy }) => JSON.stringify(policy), isReadable: false },
];

/** Throws a UserError that names the odd one out where the runs are not parts of one measurement. */
export function requireAgreement(files: readonly NamedRunFile[]): void {
  for (const aspect of ASPECTS) requireSame(aspect, files);
}

function requireSame({ called, valueOf, isReadable }: Aspect, files: readonly NamedRunFile[]): void {
  const mostCommonFirst = [...Map.groupBy(files, ({ file }) => valueOf(file.run))].toSorted(([, some], [, others]) => others.length - some.length);
  const [usual, odd] = mostCommonFirst;
  if (usual === undefined || odd === undefined) return;
  const [[usualValue, [usualFile]], [oddValue, [oddFile]]] = [usual, odd];
  const values = isReadable ? `: ${oddValue}, not ${usualValue}` : '';
  throw new UserError({
    what: `the ${called} differs from that of ${usualFile?.name ?? ''}${values}`,
    where: oddFile?.name ?? '',
    fix: 'Join only runs of one workflow run: the same commits, configuration and options, cut by --shard or by a matrix. Where its jobs began apart and the base moved in between, run it again.',
  });
}
