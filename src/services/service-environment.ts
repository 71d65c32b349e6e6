import { environmentInTree, targetEnvironment } from '../measure/target-environment.ts';

/** Where Debian keeps servers like mosquitto, which an ordinary user's PATH leaves out. */
const SERVERS_OF_THE_SYSTEM = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/** The environment of a service: the caller's without what is withheld, and with its own. In an arm's tree the programs of its root's packages come first. */
export function serviceEnvironment(own: Readonly<Record<string, string>> = {}, tree: string | null = null): Record<string, string> {
  const env = tree === null ? targetEnvironment({}) : environmentInTree({ dir: '.', env: {} }, tree);
  const path = [env['PATH'] ?? '', ...SERVERS_OF_THE_SYSTEM].filter((folder) => folder !== '').join(':');
  return { ...env, PATH: path, ...own };
}
