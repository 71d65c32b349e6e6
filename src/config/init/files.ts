/** The texts that `perf-gate init` writes: the configuration and the workflows. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { stringify } from 'yaml';
import { repositoryName } from '../../system/version.ts';
import type { PackageManager } from './project.ts';
import type { TargetProposal } from './proposals.ts';

/** How a server answered when it was tried. */
export interface RecordedAnswer {
  readonly path: string;
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
  /** Two requests had the same body. */
  readonly isStable: boolean;
}

/** A target that was chosen; `answer` null: a suite, or a server that was not tried. */
export interface ChosenTarget extends TargetProposal {
  readonly answer: RecordedAnswer | null;
}

const SCHEMA = 'https://unpkg.com/perf-gate@1/docs/perf-gate.schema.json';

/** Longer bodies are compared by their digest. */
const MOST_BODY_CHARACTERS = 300;

export function configText(targets: readonly ChosenTarget[]): string {
  const servers = targets.filter(({ kind }) => kind === 'server');
  const suites = targets.filter(({ kind }) => kind === 'suite');
  const config = {
    version: 1,
    ...(servers.length === 0 ? {} : {
      scenarios: Object.fromEntries(servers.map((server) => [scenarioOf(server), { path: server.answer?.path ?? server.paths[0] ?? '/', expect: expectationOf(server.answer) }])),
      servers: Object.fromEntries(servers.map((server) => [server.name, { ...placeOf(server), start: server.start, scenarios: [scenarioOf(server)] }])),
    }),
    ...(suites.length === 0 ? {} : {
      suites: Object.fromEntries(suites.map((suite) => [suite.name, { ...placeOf(suite), file: suite.start }])),
    }),
  };
  return `# yaml-language-server: $schema=${SCHEMA}\n# What perf-gate measures. Every key: https://github.com/${repositoryName}/blob/v1/docs/configuration.md\n${stringify(config, { lineWidth: 120 })}`;
}

const scenarioOf = ({ name }: TargetProposal): string => `${name}-home`;

function placeOf({ dir, install, build }: TargetProposal): Readonly<Record<string, string | false>> {
  return { dir, install: install ?? false, ...(build === null ? {} : { build }) };
}

/** The answer that every later one must equal. A body that differs from request to request is not compared. */
function expectationOf(answer: RecordedAnswer | null): Readonly<Record<string, unknown>> {
  if (answer === null) return { status: 200 };
  const { status, contentType, body, isStable } = answer;
  if (!isStable || body.length === 0) return { status };
  const text = body.toString('utf8');
  if (body.length > MOST_BODY_CHARACTERS || text.includes('\uFFFD')) return { status, sha256: createHash('sha256').update(body).digest('hex') };
  const value = /\bjson\b/.test(contentType) ? jsonOf(text) : undefined;
  return value === undefined ? { status, text } : { status, json: value };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Package managers that the runner has only after this command. */
const SET_UP: Partial<Readonly<Record<PackageManager, string>>> = { pnpm: 'corepack enable', yarn: 'corepack enable' };

/** Workflow files by path. With forks, one workflow measures without any right and another one publishes. */
export async function workflowTexts({ forks, manager, examples }: {
  readonly forks: boolean;
  readonly manager: PackageManager;
  readonly examples: URL;
}): Promise<Readonly<Record<string, string>>> {
  const setUp = SET_UP[manager] ?? null;
  if (!forks) return { '.github/workflows/perf.yml': oneWorkflow(setUp) };
  const [measure, publish] = await Promise.all(['perf.yml', 'perf-publish.yml'].map(async (name) => readFile(new URL(name, examples), 'utf8')));
  return { '.github/workflows/perf.yml': `${measure}${setUp === null ? '' : `    with:\n      setup: ${setUp}\n`}`, '.github/workflows/perf-publish.yml': publish! };
}

/** Measures, comments and fails in one job, which suits pull requests of the repository itself. */
export const oneWorkflow = (setUp: string | null): string => `name: perf
on: [pull_request, merge_group]
permissions: {}
jobs:
  perf:
    runs-on: ubuntu-latest
    timeout-minutes: 60
    permissions:
      contents: read
      pull-requests: write # the comment
    steps:
      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
        with: { persist-credentials: false }
      - uses: actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0
        with: { node-version: 24, package-manager-cache: false }
${setUp === null ? '' : `      - run: ${setUp}\n`}      - uses: ${repositoryName}@v1
`;
