import { existsSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import type { Target } from '../model.ts';
import { variablesOfHome } from './arm-home.ts';

/** Path of a program for a shell with this environment and folder; null: not found. */
export async function pathOfProgram(
  program: string,
  { env, cwd = '/' }: { readonly env: Readonly<Record<string, string>>; readonly cwd?: string },
): Promise<string | null> {
  const looked = await execa('/bin/sh', ['-c', 'command -v -- "$1"', 'sh', program], {
    cwd,
    env,
    extendEnv: false,
    reject: false,
    stdin: 'ignore',
  });
  return looked.failed ? null : looked.stdout.trim();
}

/**
 * Withheld from targets: ways to write into the workflow, modules of the gate's caller (NODE_PATH), and what a runner tells of its job. Its
 * folders (GITHUB_WORKSPACE, CI_PROJECT_DIR, RUNNER_TEMP) are the checkout's, and both arms would share them.
 */
const WITHHELD = /^(?:INPUT_|ACTIONS_|PERF_GATE_|GITHUB_(?!ACTIONS$)|RUNNER_|CI_|NODE_PATH$|INIT_CWD$|npm_(?:lifecycle|package|command)_?)/;

/** Names of variables that carry credentials. */
const CREDENTIAL =
  /(?:^|_)(?:(?:TOKEN|SECRET|PASSWORD|PASSWD|PASS|PASSPHRASE|CREDENTIALS?|JWT|WEBHOOK)(?:_|$)|(?:PAT|KEY|KEY_ID|APIKEY|AUTH|DSN)$)|AUTHTOKEN$|_PWD$/i;

/** Values that are credentials under any name: those of known services, private keys, and addresses with a password that lead away from this machine. */
const CREDENTIAL_VALUE =
  /^(?:gh[oprsu]_\w|github_pat_|glpat-|npm_\w{36}|xox[abeprs]-|AKIA[0-9A-Z]{16}|eyJ[\w-]+\.eyJ)|-----BEGIN [A-Z ]*PRIVATE KEY|:\/\/[^\s/:@]*:[^\s/@]+@(?!localhost\b|127\.|\[::1\])/;
const MAY_HAVE_PASSWORD = /_proxy$/i;

/** The one credential that a workflow hands over on purpose (`secrets: install-token`). */
const HANDED_OVER = 'INSTALL_TOKEN';

const isCredential = (name: string, value: string): boolean =>
  name !== HANDED_OVER && (CREDENTIAL.test(name) || (CREDENTIAL_VALUE.test(value) && !MAY_HAVE_PASSWORD.test(name)));

/** Names of this program's variables that targets do not get. */
export const withheldVariables = (inherited: NodeJS.ProcessEnv = process.env): readonly string[] =>
  Object.entries(inherited)
    .filter(([name, value]) => value !== undefined && (WITHHELD.test(name) || isCredential(name, value)))
    .map(([name]) => name);

/** npm hands the settings of the checkout's `.npmrc` on to `npx perf-gate`; both arms must not install by them. Registries stay. */
const SETTING_OF_NPM = /^npm_config_(?!(?:registry|userconfig|globalconfig|cache|proxy|https_proxy|noproxy|ca|cafile|strict_ssl)$)/;
const SET_BY_NPM = 'npm_config_local_prefix';

/** The environment of what a target or the gate starts: the caller's, without what is withheld, with a target's own. */
export function targetEnvironment(
  own: Readonly<Record<string, string>>,
  inherited: NodeJS.ProcessEnv = process.env,
): Record<string, string> {
  const isPassed = (name: string, value: string): boolean =>
    !WITHHELD.test(name) && !isCredential(name, value) && !(inherited[SET_BY_NPM] !== undefined && SETTING_OF_NPM.test(name));
  const passed = Object.entries(inherited).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && isPassed(entry[0], entry[1]),
  );
  return { ...Object.fromEntries(passed), ...own };
}

/**
 * The same for all that is run in an arm's tree, with the arm's home, and the programs of its own packages before any other. `npx` and `npm run` put
 * those of the checkout on PATH: without this both arms would be built and run by the tools of the gate's caller. Before a
 * folder that holds a program which is to be the machine's stand those of PATH that have it.
 */
export function environmentInTree(
  { dir, env }: Pick<Target, 'dir' | 'env'>,
  tree: string,
  inherited: NodeJS.ProcessEnv = process.env,
): Record<string, string> {
  const passed = targetEnvironment(env, { ...inherited, ...variablesOfHome(tree) });
  const folders = foldersOfPrograms(dir, tree);
  const onPath = (passed['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const hidden = folders.filter((folder) => OF_THE_MACHINE.some((program) => holds(folder, program)));
  const machines = OF_THE_MACHINE.filter((program) => hidden.some((folder) => holds(folder, program))).flatMap(
    (program) => folderOfTheMachines(program, onPath) ?? [],
  );
  const first = folders.filter((folder) => !hidden.includes(folder));
  return { ...passed, PATH: [...first, ...new Set(machines), ...hidden, ...onPath].join(path.delimiter) };
}

const holds = (folder: string, program: string): boolean => existsSync(path.join(folder, program));

/** Folder of the machine's own program. Packages of a checkout do not count, except the `node` that runs the gate itself. */
function folderOfTheMachines(program: string, onPath: readonly string[]): string | undefined {
  return onPath.find((folder) => holds(folder, program) && (program === 'node' || !folder.endsWith(path.join('node_modules', '.bin'))));
}

/** Folders in which packages put their programs, from a target's own up to that of the tree's root, as npm has it for scripts. */
function foldersOfPrograms(dir: string, tree: string): readonly string[] {
  const own = path.join(tree, dir, 'node_modules', '.bin');
  const above = path.posix.dirname(dir);
  return above === dir ? [own] : [own, ...foldersOfPrograms(above, tree)];
}

/**
 * Both arms run on the `node` that the run's environment names; a script of npm or pnpm takes that of the packages all the same. And
 * an install that is run by a package manager from the packages that it removes first fails halfway
 * (semantic-release/semantic-release#1300).
 */
const OF_THE_MACHINE = ['node', 'npm', 'npx', 'pnpm', 'pnpx', 'yarn', 'yarnpkg', 'corepack'] as const;
