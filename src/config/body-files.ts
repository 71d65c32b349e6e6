import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CONFIG_ERRORS } from '../errors/config.ts';
import { reasonOf } from '../errors.ts';
import type { Config, HttpScenario } from '../model.ts';

/**
 * The configuration with the bodies that lie in files of the working tree. Base's too: both arms are sent the same.
 *
 * @throws UserError where one cannot be read, unless `isOfBase`: head may have removed it with its scenario
 */
export async function withBodiesOfFiles(
  config: Config,
  root: string,
  { isOfBase = false }: { readonly isOfBase?: boolean } = {},
): Promise<Config> {
  const withBody = async <Request extends Pick<HttpScenario, 'body' | 'bodyEncoding'>>(request: Request): Promise<Request> => {
    const { body, bodyEncoding } = request;
    if (body === null || bodyEncoding !== 'file') return request;
    try {
      return { ...request, body: await readFile(path.join(root, body), 'base64'), bodyEncoding: 'base64' };
    } catch (cause) {
      if (isOfBase) return request;
      throw CONFIG_ERRORS['body-unreadable']({ body, file: config.file, reason: reasonOf(cause) }, cause);
    }
  };
  const targets = config.targets.map(async (target) =>
    target.kind === 'suite'
      ? target
      : {
          ...target,
          scenarios: await Promise.all(
            target.scenarios.map(async (scenario) => {
              if (scenario.protocol !== 'http') return scenario;
              const { before } = scenario;
              return {
                ...(await withBody(scenario)),
                ...(before === undefined ? {} : { before: await Promise.all(before.map(withBody)) }),
              };
            }),
          ),
        },
  );
  return { ...config, targets: await Promise.all(targets) };
}
