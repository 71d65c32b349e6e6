import { warning } from '@actions/core';
import type { CheckRun } from '../../github/api.ts';
import { explainIfRefused } from '../../github/ask.ts';
import { type FailedStatus, publishCheck } from '../../publish/check.ts';
import { gateName } from '../../publish/gate-name.ts';
import { idOfCheck } from '../context/id-of-check.ts';
import { runUrl } from '../context/run-url.ts';
import { gateOfStep, type RunToPublish, type TrustedContext } from '../context/trusted-context.ts';

/** What a check says where there is no run that could be judged. */
export interface CheckWithoutRun extends Pick<CheckRun, 'conclusion' | 'title' | 'summary' | 'externalId'> {
  /** Without it `error`. */
  readonly failsAs?: FailedStatus;
  /** Without it that of {@link checkNameWithoutRun}. */
  readonly name?: string;
}

/** How a check concludes that has no verdict to tell, though there should be one. */
export function concludeWithoutVerdict({ inputs }: Pick<TrustedContext, 'inputs'>): Pick<CheckWithoutRun, 'conclusion'> {
  return { conclusion: inputs.failOnRegression ? 'failure' : 'neutral' };
}

/** The name of the check that tells of what is no run of any configuration: that of the gate which the step is about. */
export function checkNameWithoutRun(context: Pick<TrustedContext, 'inputs'>): string {
  return gateName(gateOfStep(context));
}

/** Writes the check of the gate, unless none is wanted. What refuses it is a warning, and is given back as whole sentences; null: nothing. */
export async function publishCheckWithoutRun({ failsAs = 'error', ...said }: CheckWithoutRun, origin: RunToPublish, context: TrustedContext): Promise<string | null> {
  const { github, inputs } = context;
  if (inputs.check === 'false') return null;
  const check: CheckRun = { name: checkNameWithoutRun(context), ...idOfCheck(origin), ...said, sha: origin.sha, detailsUrl: runUrl(origin, context), annotations: [] };
  const refused = await explainIfRefused({ doing: 'write the check run', permission: 'checks: write', explainsAnything: true }, async () => publishCheck(github, check, failsAs));
  if (refused !== null) warning(refused);
  return refused;
}
