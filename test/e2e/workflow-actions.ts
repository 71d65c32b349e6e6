/** What a step's `uses:` does under `workflow-runner.ts`: this repository's Action as it is, stand-ins for the others. */
import { access, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { z } from 'zod';
import { checkOut, git } from '../git-repository.ts';
import { runActionStep } from './action-on-runner.ts';
import type { ExpressionScope } from './workflow-expressions.ts';
import { fillExpressions } from './workflow-expressions.ts';
import { parseActionManifest } from './workflow-file.ts';
import type { Permissions } from './workflow-file.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Where a step runs. */
export interface JobScene {
  /** For what the runner keeps beside the workspace. */
  readonly folder: string;
  readonly workspace: string;
  /** URL of the repository. */
  readonly remote: string;
  /** What the event checks out. */
  readonly ref: string;
  readonly event: { readonly name: string; readonly payload: unknown };
  /** What the job's token may do. */
  readonly granted: Permissions;
  readonly apiUrl: string;
}

/** What became of a step. */
export interface StepResult {
  readonly outcome: 'success' | 'failure' | 'skipped';
  readonly outputs: Readonly<Record<string, string>>;
  readonly log: string;
  readonly summary: string;
  /** Names of the files that it uploaded. */
  readonly uploaded: readonly string[];
}

interface StepCall {
  /** As the step's `with` gives them, expressions filled in. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly scope: ExpressionScope;
  readonly scene: JobScene;
}

export const NOTHING_DONE: StepResult = { outcome: 'success', outputs: {}, log: '', summary: '', uploaded: [] };

/** Strict, as everything here: an input that would have to be ignored is an error. */
const checkoutInputs = z.strictObject({ 'persist-credentials': z.literal('false') });
const setupNodeInputs = z.strictObject({ 'node-version': z.literal('24'), 'package-manager-cache': z.literal('false').optional() });
const uploadInputs = z.strictObject({ name: z.string(), path: z.string(), 'include-hidden-files': z.enum(['true', 'false']).default('false') });

/** Carries a step out. Throws on an action that is not known here, and on inputs that its stand-in does not honour. */
export async function carryOut(uses: string, call: StepCall): Promise<StepResult> {
  const [action = ''] = uses.split('@');
  if (action === './') return runAction(call.scene.workspace, call);
  if (action === 'OWNER/perf-gate') return runAction(ROOT, call);
  if (action === 'actions/checkout') return standInForCheckout(call);
  if (action === 'actions/upload-artifact') return standInForUpload(call);
  if (action === 'actions/setup-node') {
    setupNodeInputs.parse(call.inputs);
    return NOTHING_DONE;
  }
  throw new Error(`there is no stand-in for ${uses}`);
}

/** The one commit of the event's ref, no credentials kept; pushing needs `contents: write`. */
async function standInForCheckout({ inputs, scene: { remote, ref, workspace, granted } }: StepCall): Promise<StepResult> {
  checkoutInputs.parse(inputs);
  await checkOut({ remote }, { ref, into: workspace, depth: 1 });
  if (granted['contents'] !== 'write') await git(workspace, 'remote', 'set-url', '--push', 'origin', `${remote}-may-not-be-pushed-to`);
  return NOTHING_DONE;
}

/** Files that are not there are a warning at GitHub, and hidden ones are left out unless asked for. */
async function standInForUpload({ inputs, scene: { workspace } }: StepCall): Promise<StepResult> {
  const { path, 'include-hidden-files': withHidden } = uploadInputs.parse(inputs);
  const uploaded: string[] = [];
  for (const file of path.split('\n').filter((line) => line !== '')) {
    const isHidden = relative(workspace, file).split(sep).some((part) => part.startsWith('.'));
    const isThere = await access(file).then(() => true, () => false);
    if (isThere && (withHidden === 'true' || !isHidden)) uploaded.push(basename(file));
  }
  return { ...NOTHING_DONE, uploaded };
}

/** Every input that action.yml describes reaches the Action, by its default where the step says nothing. */
async function runAction(root: string, { inputs, scope, scene }: StepCall): Promise<StepResult> {
  const manifest = parseActionManifest(await readFile(join(root, 'action.yml'), 'utf8'));
  const unknown = Object.keys(inputs).filter((name) => manifest.inputs[name] === undefined);
  if (unknown.length > 0) throw new Error(`action.yml has no input ${unknown.join(', ')}`);
  const defaults = Object.fromEntries(Object.entries(manifest.inputs).map(([name, input]) => [name, fillExpressions(input.default, scope)]));
  const { folder, workspace, event, apiUrl } = scene;
  const { exitCode, log, summary, outputs } = await runActionStep({ folder, workspace, event, apiUrl, main: join(root, manifest.runs.main), inputs: { ...defaults, ...inputs } });
  return { ...NOTHING_DONE, outcome: exitCode === 0 ? 'success' : 'failure', outputs, log, summary };
}
