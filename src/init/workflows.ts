/** The workflow files that `perf-gate init` writes. */
import { readFile } from 'node:fs/promises';
import { intersects, validRange } from 'semver';
import { setUpCommand } from './package-manager.ts';
import type { Project } from './project.ts';
import type { TargetProposal } from './proposal.ts';
import { repositoryName } from '../system/version.ts';

const USUAL_NODE = '24';
/** Versions that perf-gate can measure. */
const MEASURABLE = '>=22.15 <23 || >=23.5';

/** The version of Node.js for a workflow: what the project pins, or what it allows if that is not the usual one. */
export function nodeVersionFor(asked: string | null): { readonly version: string; readonly remark: string | null } {
  if (asked === null) return { version: USUAL_NODE, remark: null };
  const range = validRange(asked);
  // Names like `lts/*` are for setup-node.
  if (range === null) return { version: asked, remark: null };
  if (!intersects(range, MEASURABLE))
    return { version: USUAL_NODE, remark: `the project asks for ${asked}; perf-gate needs Node.js 22.15 or newer` };
  return { version: intersects(range, USUAL_NODE) ? USUAL_NODE : asked, remark: null };
}

/** What a runner needs before it measures. */
export interface RunnerSetUp {
  /** Shell command; null: nothing. */
  readonly setUp: string | null;
  readonly node: ReturnType<typeof nodeVersionFor>;
  /** After which the job is ended. */
  readonly timeoutMinutes: number;
}

const USUAL_TIMEOUT_MINUTES = 60;
/** For checkout, install and build. */
const BESIDE_MEASURING_MINUTES = 15;

/** A job is never ended while it measures as long as it may. */
export const timeoutFor = (longestMs: number): number =>
  Math.max(USUAL_TIMEOUT_MINUTES, Math.ceil(longestMs / 60_000) + BESIDE_MEASURING_MINUTES);

export function runnerFor(
  { manager, node }: Pick<Project, 'manager' | 'node'>,
  targets: readonly Pick<TargetProposal, 'start'>[],
): RunnerSetUp {
  const runsBun = targets.some(({ start }) => /(?:^|\s)bun\s/.test(start));
  return { setUp: setUpCommand(manager, runsBun), node: nodeVersionFor(node), timeoutMinutes: USUAL_TIMEOUT_MINUTES };
}

/** Workflow files by path. With forks, one workflow measures without any right and another one publishes. */
export async function workflowTexts(
  runner: RunnerSetUp,
  { forks, examples }: { readonly forks: boolean; readonly examples: URL },
): Promise<Readonly<Record<string, string>>> {
  if (!forks) return { '.github/workflows/perf.yml': oneWorkflow(runner) };
  const [measure, publish] = await Promise.all(
    ['perf.yml', 'perf-publish.yml'].map(async (name) => readFile(new URL(name, examples), 'utf8')),
  );
  const { setUp, node, timeoutMinutes } = runner;
  const inputs = [
    ...(setUp === null ? [] : [`      setup: ${setUp}\n`]),
    ...(node.version === USUAL_NODE ? [] : [`      node-versions: '[${JSON.stringify(node.version)}]'\n`]),
    ...(timeoutMinutes === USUAL_TIMEOUT_MINUTES ? [] : [`      timeout-minutes: ${timeoutMinutes}\n`]),
  ];
  return {
    '.github/workflows/perf.yml': `${measure}${inputs.length === 0 ? '' : `    with:\n${inputs.join('')}`}`,
    '.github/workflows/perf-publish.yml': publish!,
  };
}

/** Measures, comments and fails in one job, which suits pull requests of the repository itself. */
export const oneWorkflow = ({ setUp, node: { version, remark }, timeoutMinutes }: RunnerSetUp): string => `name: perf
on: [pull_request, merge_group]
permissions: {}
jobs:
  perf:
    runs-on: ubuntu-latest
    timeout-minutes: ${timeoutMinutes}
    permissions:
      contents: read
      pull-requests: write # the comment
    steps:
      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
        with: { persist-credentials: false }
      - uses: actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0
        with: { node-version: ${/^\d+$/.test(version) ? version : JSON.stringify(version)}, package-manager-cache: false }${remark === null ? '' : ` # ${remark}`}
${setUp === null ? '' : `      - run: ${setUp}\n`}      - uses: ${repositoryName}@v1
`;
