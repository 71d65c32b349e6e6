/** Publishes samples as the Action would, in a process of its own. */
import type { Publication } from '../../../src/github/publish/publication.ts';
import { publishRun } from '../../../src/github/publish/publish-run.ts';
import { clientOf } from '../client/client-of.ts';
import { SAMPLES } from '../../report/samples.ts';
import { answerSteps } from '../step.ts';
import { publicationOf } from './publication-of.ts';

export interface ChildRequest {
  readonly name: keyof typeof SAMPLES;
  readonly configFile: string;
  readonly overrides: Partial<Publication>;
  /** null: there is no token. */
  readonly apiUrl: string | null;
}

answerSteps(async ({ name, configFile, overrides, apiUrl }: ChildRequest) => {
  const { run, judgement } = SAMPLES[name];
  return publishRun({
    ...publicationOf({ run: { ...run, configFile }, judgement }, overrides),
    github: apiUrl === null ? null : clientOf({ url: apiUrl }, { isThrottled: false }),
  });
});
