/** What a step's `uses:` does under `workflow-runner.ts`: this repository's Action as it is, stand-ins for the others. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';
import { checkOut, git } from '../git-repository.ts';
import type { ArtifactRecord } from '../github/client/workflow-resources.ts';
import { repositoryName } from '../../src/system/version.ts';
import { SHORT_PACKAGE } from '../program/short-program.ts';
import { runActionStep } from './action-on-runner.ts';
import { artifactOf, downloadArtifacts, type UploadedArtifact } from './workflow-artifacts.ts';
import { type ExpressionScope, fillExpressions, type Result } from './workflow-expressions.ts';
import { parseActionManifest, type Permissions } from './workflow-file.ts';
import type { GitHubEvent } from './workflow-triggers.ts';

/** This repository, as others name it. */
export const ACTION = repositoryName;

/** Where a step runs. */
export interface JobScene {
  /** For what the runner keeps beside the workspace. */
  readonly folder: string;
  readonly workspace: string;
  /** URL of the repository. */
  readonly remote: string;
  /** What the event checks out, and its commit. */
  readonly ref: string;
  readonly sha: string;
  readonly event: GitHubEvent;
  readonly runId: number;
  /** What the jobs of this run have uploaded so far. */
  readonly uploads: UploadedArtifact[];
  /** The same of all runs, as GitHub's API has it. */
  readonly artifacts: ArtifactRecord[];
  /** What the job's token may do. */
  readonly granted: Permissions;
  readonly apiUrl: string;
  /** Folder of the repository that the job's workflow lies in, at the commit that runs: what `$/` means. */
  readonly self: string;
  /** Folders that earlier steps put before PATH. */
  readonly pathBefore: readonly string[];
}

/** What became of a step. */
export interface StepResult {
  readonly outcome: Result;
  readonly outputs: Readonly<Record<string, string>>;
  readonly log: string;
  readonly summary: string;
  /** Names of the files that it uploaded. */
  readonly uploaded: readonly string[];
  /** Folder for the PATH of the steps after it; null: none. */
  readonly addedToPath: string | null;
}

interface StepCall {
  /** As the step's `with` gives them, expressions filled in. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly scope: ExpressionScope;
  readonly scene: JobScene;
}

export const NOTHING_DONE: StepResult = { outcome: 'success', outputs: {}, log: '', summary: '', uploaded: [], addedToPath: null };

/** Strict, as everything here: an input that would have to be ignored is an error. */
const yesOrNo = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');
const checkoutInputs = z.strictObject({ 'persist-credentials': z.literal('false'), ref: z.string().default('') });
const setupNodeInputs = z.strictObject({
  'node-version': z.string().regex(/^\d+$/),
  'package-manager-cache': z.literal('false').optional(),
});
const uploadInputs = z.strictObject({
  name: z.string(),
  path: z.string(),
  'include-hidden-files': yesOrNo,
  overwrite: yesOrNo,
  'if-no-files-found': z.literal('ignore').optional(),
});
const downloadInputs = z.strictObject({ pattern: z.string(), path: z.string() });

/** Carries a step out. Throws on an action that is not known here, and on inputs that its stand-in does not honour. */
export async function carryOut(uses: string, call: StepCall): Promise<StepResult> {
  const [action = ''] = uses.split('@');
  switch (action) {
    case '$/':
      return runAction(call.scene.self, call);
    case ACTION:
      return runAction(SHORT_PACKAGE, call);
    case 'actions/checkout':
      return standInForCheckout(call);
    case 'actions/setup-node':
      return standInForSetupNode(call);
    case 'actions/upload-artifact':
      return standInForUpload(call);
    case 'actions/download-artifact':
      return standInForDownload(call);
    default:
      throw new Error(`there is no stand-in for ${uses}`);
  }
}

/** A `run:` step. */
export async function runCommand(
  command: string,
  { env, workspace }: { readonly env: Readonly<Record<string, string>>; readonly workspace: string },
): Promise<StepResult> {
  const { exitCode, all } = await execa('bash', ['-e', '-c', command], { cwd: workspace, env, all: true, reject: false });
  return { ...NOTHING_DONE, outcome: exitCode === 0 ? 'success' : 'failure', log: all };
}

/** The one commit, no credentials kept; pushing needs `contents: write`. */
async function standInForCheckout({ inputs, scene: { remote, ref, workspace, granted } }: StepCall): Promise<StepResult> {
  const { ref: asked } = checkoutInputs.parse(inputs);
  await checkOut({ remote }, { ref: asked === '' ? ref : asked, into: workspace, depth: 1 });
  if (granted['contents'] !== 'write') await git(workspace, 'remote', 'set-url', '--push', 'origin', `${remote}-may-not-be-pushed-to`);
  return NOTHING_DONE;
}

/** Another version is the `node` of this process that says it were one. */
async function standInForSetupNode({ inputs, scene: { folder } }: StepCall): Promise<StepResult> {
  const { 'node-version': major } = setupNodeInputs.parse(inputs);
  if (process.versions.node.startsWith(`${major}.`)) return NOTHING_DONE;
  const bin = await mkdtemp(join(folder, 'node-'));
  await writeFile(
    join(bin, 'node'),
    `#!/bin/sh\nif [ "$*" = --version ]; then echo v${major}.99.0; else exec '${process.execPath}' "$@"; fi\n`,
    { mode: 0o755 },
  );
  return { ...NOTHING_DONE, addedToPath: bin };
}

/** Files that are not there are a warning at GitHub, and hidden ones are left out unless asked for. */
async function standInForUpload({ inputs, scene }: StepCall): Promise<StepResult> {
  const { name, path, 'include-hidden-files': withHidden, overwrite } = uploadInputs.parse(inputs);
  const { uploads, artifacts, runId, workspace } = scene;
  const before = uploads.findIndex((upload) => upload.name === name);
  if (before !== -1 && !overwrite)
    return { ...NOTHING_DONE, outcome: 'failure', log: `an artifact named ${name} already exists on the workflow run` };
  const artifact = await artifactOf(
    path.split('\n').filter((line) => line !== ''),
    { id: artifacts.length + 1, runId, name, workspace, withHidden },
  );
  if (artifact === null) return NOTHING_DONE;
  uploads.splice(before === -1 ? uploads.length : before, 1, artifact);
  artifacts.push(artifact);
  return { ...NOTHING_DONE, uploaded: Object.keys(artifact.files) };
}

async function standInForDownload({ inputs, scene: { workspace, uploads } }: StepCall): Promise<StepResult> {
  const { pattern, path } = downloadInputs.parse(inputs);
  const names = await downloadArtifacts(uploads, { pattern, into: join(workspace, path) });
  return { ...NOTHING_DONE, log: `downloaded ${names.join(', ')}` };
}

/** Every input that action.yml describes reaches the Action, by its default where the step says nothing. */
async function runAction(root: string, { inputs, scope, scene }: StepCall): Promise<StepResult> {
  const manifest = parseActionManifest(await readFile(join(root, 'action.yml'), 'utf8'));
  const unknown = Object.keys(inputs).filter((name) => manifest.inputs[name] === undefined);
  if (unknown.length > 0) throw new Error(`action.yml has no input ${unknown.join(', ')}`);
  const defaults = Object.fromEntries(
    Object.entries(manifest.inputs).map(([name, input]) => [name, fillExpressions(input.default, scope)]),
  );
  const { folder, workspace, event, apiUrl, runId, ref, sha, pathBefore } = scene;
  const { exitCode, log, summary, outputs } = await runActionStep({
    folder,
    workspace,
    event,
    apiUrl,
    runId,
    ref,
    sha,
    pathBefore,
    main: join(root, manifest.runs.main),
    inputs: { ...defaults, ...inputs },
  });
  return { ...NOTHING_DONE, outcome: exitCode === 0 ? 'success' : 'failure', outputs, log, summary };
}
