import { targetEnvironment } from '../processes/program-environment.ts';

/** Where Debian keeps servers like mosquitto, which an ordinary user's PATH leaves out. */
const SERVERS_OF_THE_SYSTEM = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/**
 * The environment of a service: the caller's without what is withheld, and with its own. Programs of the tree's packages are not on
 * its PATH: what stands there is asked for before anything is installed.
 */
export function serviceEnvironment(own: Readonly<Record<string, string>> = {}): Record<string, string> {
  const env = targetEnvironment({});
  const path = [env['PATH'] ?? '', ...SERVERS_OF_THE_SYSTEM].filter((folder) => folder !== '').join(':');
  return { ...env, PATH: path, ...own };
}
