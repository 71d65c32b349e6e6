import type { Deviation, PREPARE_REASONS } from '../../model/reasons/prepare.ts';
import type { Reason } from '../../model/reasons.ts';
import { plainName, plainProse } from '../../text/escape.ts';
import { countOf, listOf, listOfMost } from '../../text/phrases.ts';
import { sayEnding } from './server.ts';
import type { WordsFor } from './words-for.ts';

const LEFT_OUT = 'Files that git ignores, and those of submodules, are not copied.';
const EXITED = { kind: 'exited', code: 1 } as const;
/** Reasons that stand inside others in the samples. */
const FAILED: Reason = { kind: 'command-failed', command: 'npm ci', folder: 'api', ending: EXITED, mayNeedGit: false };
const NOT_LISTENING: Reason = { kind: 'service-not-listening', address: '127.0.0.1:34127' };
const ENDED: Reason = { kind: 'service-ended', service: 'redis', ending: EXITED, isInBackground: false };
const REACHED: Reason = { kind: 'reached-own-folder', file: 'api/src/server.ts' };
const THROWN: Reason = { kind: 'process-error', problem: 'labels is not defined' };
const IGNORED: Reason = { kind: 'left-out-of-copies', file: 'api/.env', isIgnored: true };
const rootOr = (folder: string): string => (folder === '.' ? 'the root of the repository' : plainName(folder));

const SAID_OF_DEVIATION: Readonly<Record<Deviation, string>> = {
  concurrency: 'one operation runs after another (`concurrency`)',
  collections: 'no garbage collection is forced between operations (`gc`)',
  parameters: 'making parameters is part of an operation',
  loop: 'code before the loop over the state counts, once for each batch of operations',
};

/** Files or names that a note shows before it counts the rest. */
const MOST_NAMED = 3;

export const PREPARE_WORDS: WordsFor<typeof PREPARE_REASONS> = {
  'reached-new-target': { sample: {}, say: () => 'base does not have this target' },
  'reached-settings': { sample: {}, say: () => 'its settings differ between base and head' },
  'reached-missing-folder': { sample: { folder: 'bench/api' }, say: ({ folder }) => `git knows no files in its folder ${plainName(folder)}, so each change counts`, todo: 'Mend `dir`, or commit the folder.' },
  'reached-own-folder': { sample: { file: 'bench/api/server.js' }, say: ({ file }) => `${plainName(file)} lies in its folder` },
  'reached-linked-package': {
    sample: { file: 'packages/core/index.js', folder: 'packages/core' },
    say: ({ file, folder }) => (file === folder ? `it links ${plainName(file)}` : `${plainName(file)} lies in ${folder === '.' ? 'the root' : plainName(folder)}, which it links`),
  },
  'reached-packages': { sample: { file: 'package-lock.json' }, say: ({ file }) => `${plainName(file)} decides which packages it has` },
  'reached-command': { sample: { file: 'tools/build.mjs' }, say: ({ file }) => `its commands name ${plainName(file)}, or a file in the same folder` },
  'reached-dependency': { sample: { file: 'lib/index.js', pattern: 'lib/**' }, say: ({ file, pattern }) => `${plainName(file)} matches ${plainName(pattern)} in its \`dependsOn\`` },
  'reached-service': { sample: { file: 'mock/data.json', service: 'mock' }, say: ({ file, service }) => `${plainName(file)} belongs to its service ${plainName(service)}` },
  'reached-undeclared': {
    sample: { file: 'src/index.js' },
    say: ({ file }) => `${plainName(file)} changed, and it links no package of the repository and has no \`dependsOn\`, so each change counts`,
    todo: 'Name in `dependsOn` what it uses outside of its folder: `dependsOn: []` if that is nothing.',
  },
  'reached-unreadable': {
    sample: { file: 'src/index.js', manifest: 'bench/api/package.json' },
    say: ({ file, manifest }) => `${plainName(file)} changed, and ${plainName(manifest)} is not JSON, so each change counts`,
    todo: 'Mend the JSON of the file.',
  },

  'no-base-asked-for': { sample: {}, say: () => 'No base was asked for: head is compared with the stored baselines alone' },
  'no-commit-before': { sample: {}, say: () => 'There is no commit before this one to compare with (a first commit, or a shallow clone): absolute figures only' },
  'no-default-branch': {
    sample: {},
    say: () => 'No default branch is known in this clone (no origin/HEAD, main or master), so head is not compared with the commit where its branch began',
    todo: 'Name that commit by `--base`.',
  },
  'no-common-commit': {
    sample: { branch: 'main' },
    say: ({ branch }) => `HEAD has no commit in common with ${plainName(branch)}, so head is not compared with the commit where its branch began`,
    todo: 'Name that commit by `--base`.',
  },
  'compared-with-commit-before': { sample: {}, say: () => 'Head is compared with the commit before it alone' },
  'compared-uncommitted-alone': {
    sample: { files: ['src/index.js'] },
    say: ({ files }) => `Only uncommitted changes (${listOfMost(files.map(plainName), MOST_NAMED)}) are compared, with the commit below them. Changes of that commit are in base and head`,
    todo: 'Name an older commit by `--base` to compare that too.',
  },
  'config-outside-repository': {
    sample: { file: '../gate.yml' },
    say: ({ file }) => `${plainName(file)} is no part of the repository, so it and its thresholds hold for base as well, whatever has changed in it`,
  },
  'base-config-missing': { sample: { file: 'perf-gate.yml' }, say: ({ file }) => `The base has no ${plainName(file)}, so head's configuration and thresholds hold for both` },
  'base-config-unusable': {
    sample: { file: 'perf-gate.yml', problem: 'unknown key "sevrers"' },
    say: ({ file, problem }) => `The base has no usable ${plainName(file)} (${plainProse(problem)}), so head's configuration and thresholds hold for both`,
  },
  'benchmarks-of-head': {
    sample: { files: 3 },
    say: ({ files }) => `Base is measured by head's targets and scenarios${files === 0 ? '' : `, with ${countOf(files, 'file')} of theirs that it lacks`}`,
  },
  'another-node-set': {
    sample: { files: ['.nvmrc'], version: 'v24.4.0' },
    say: ({ files, version }) => `This change may set another Node.js (${listOf(files.map(plainName))}), and the one on PATH (${plainName(version)}) runs base and head alike: no figure shows what another version costs`,
  },

  'links-lead-out': {
    sample: { links: ['data'] },
    say: ({ links }) => `Symbolic links lead out of the repository (${listOfMost(links.map(plainName), MOST_NAMED)}): base and head share the files there, so a change of them is in no figure`,
    todo: 'Put the files into the repository.',
  },
  'loaded-alike': {
    sample: { target: 'api', because: REACHED },
    say: ({ target, because }, describe) => `Base and head of ${plainName(target)} loaded the same modules, byte by byte, although ${describe(because)}`,
    todo: 'Check that the build does not reuse an old result. Nothing has to be done if the change is in no module.',
  },

  'folder-missing': {
    sample: { folder: 'bench/api', isOfEdition: false },
    say: ({ folder, isOfEdition }) => `there is no folder ${plainName(folder)} (${isOfEdition ? '`versions`, which starts from `dir`' : '`dir`, which starts from the repository\'s root'})`,
    todo: `Mend the path, or commit the folder. ${LEFT_OUT}`,
  },
  'edition-in-workspace': {
    sample: { folder: 'apps/api@5', manifest: 'package.json', glob: '!apps/*@*' },
    say: ({ folder, manifest, glob }) => `${plainName(folder)}, where this edition is laid out, is among the \`workspaces\` of ${plainName(manifest)}, so \`npm ci\` ignores its lock file: keep it out there by "${plainName(glob)}"`,
  },
  'manifest-missing': {
    sample: { folder: 'api' },
    say: ({ folder }) => `${rootOr(folder)} has no package.json, which \`npm ci\` needs`,
    todo: `Commit one, or give another \`install\`: \`npm --prefix FOLDER ci\`, or \`false\` for nothing. ${LEFT_OUT}`,
  },
  'lock-file-missing': {
    sample: { folder: 'api', other: null },
    say: ({ folder, other }) => `${rootOr(folder)} has no package-lock.json, which \`npm ci\` needs${other === null ? '' : `, but there is ${plainName(other.file)}: give \`install: ${plainName(other.install)}\``}`,
    todo: 'Commit a lock file (`git add -f` where git ignores it), or give another `install`.',
  },
  'command-failed': {
    sample: { command: 'npm ci', folder: 'api', ending: EXITED, mayNeedGit: false },
    say: ({ command, folder, ending, mayNeedGit }) => `\`${plainProse(command)}\` in ${plainName(folder)} ${sayEnding(ending)}${mayNeedGit ? ' (the copies of base and head have no .git, so let it do without: a `prepare` that sets hooks is skipped by `env: { npm_config_ignore_scripts: "true" }`)' : ''}`,
  },
  'linked-script-failed': {
    sample: { folder: '.', script: 'tsc -p .', because: FAILED },
    say: ({ folder, script, because }, describe) => `${describe(because)}: npm ran \`${plainProse(script)}\` of the linked package in ${rootOr(folder)}, whose own packages are not installed`,
    todo: 'Install that package first, as in `install: npm --prefix ../.. ci && npm ci`, or skip its scripts by `env: { npm_config_ignore_scripts: "true" }`.',
  },
  'command-hung': {
    sample: { command: 'npm ci', folder: 'api', seconds: 600 },
    say: ({ command, folder, seconds }) => `\`${plainProse(command)}\` in ${plainName(folder)} did not end within ${seconds} s`,
    todo: 'Let it end by itself, or raise `installTimeout`.',
  },
  'command-failed-twice': { sample: { last: FAILED, first: FAILED }, say: ({ last, first }, describe) => `${describe(last)}; at the first try ${describe(first)}` },
  'needed-second-try': { sample: { arm: 'head', because: FAILED }, say: ({ arm, because }, describe) => `It took a second try to make ${arm ?? 'the measuring'} ready: ${describe(because)}` },

  'known-cause': { sample: { cause: IGNORED, because: FAILED }, say: ({ cause, because }, describe) => `${describe(because)}; ${describe(cause)}` },
  'left-out-of-copies': {
    sample: { file: 'api/.env', isIgnored: true },
    say: ({ file, isIgnored }) => `${plainName(file)} is in the checkout, but ${isIgnored ? 'git ignores it' : 'git does not list it'}, so the copies of base and head lack it`,
    todo: 'Make it in `install` or `build`, as by `cp .env.example .env`, or do without the file and give its variables by `env`.',
  },
  'left-in-home': {
    sample: { file: '.aws/config' },
    say: ({ file }) => `base and head each have a HOME of their own, which lacks ${plainName(file)}`,
    todo: 'Make the file in `install`, or give what it sets by `env`.',
  },
  'not-built': {
    sample: { file: 'api/dist/server.js' },
    say: ({ file }) => `the checkout has no ${plainName(file)} either: package.json has a script \`build\`, and the target has no \`build\``,
    todo: 'Give the target `build: npm run build`.',
  },
  'missing-in-checkout': { sample: { file: 'api/config.json' }, say: ({ file }) => `the checkout has no ${plainName(file)} either` },
  'package-missing': {
    sample: { package: 'fastify', inCheckout: true, install: null },
    say: ({ package: name, inCheckout, install }) => `${inCheckout ? `the checkout has ${plainName(name)} in node_modules, which is not copied` : `the checkout does not have ${plainName(name)} in node_modules either`}, and ${install === null ? '`install: false` brings no package' : `\`${plainProse(install)}\` did not bring it`}`,
    todo: 'Name the package in package.json and the lock file, and give an `install` that brings it.',
  },
  'variables-withheld': {
    sample: { names: ['NPM_TOKEN'] },
    say: ({ names }) => `${listOf(names.map(plainName))} ${names.length === 1 ? 'is' : 'are'} set here and withheld from targets, whose code a pull request may change`,
    todo: 'Hand a token for installs over as `INSTALL_TOKEN`, or set a harmless value by `env`.',
  },
  'probe-not-allowed': {
    sample: { folder: '/home/ada/shop/node_modules/perf-gate/dist/' },
    say: ({ folder }) => `\`--permission\` keeps the server from the probe of perf-gate, which lies in ${plainName(folder)}`,
    todo: 'Let `start` allow more: `--allow-fs-read=*`, with `--allow-net` where Node.js asks for it.',
  },
  'written-for-bash': {
    sample: { command: 'node build.js &> build.log', construct: '&>', shell: 'dash' },
    say: ({ command, construct, shell }) => `\`${plainProse(command)}\` has ${plainName(construct)} of bash, and commands are run by /bin/sh (${plainName(shell)} here)`,
    todo: 'Write `> FILE 2>&1` for `&> FILE` and `. ./FILE` for `source FILE`, or run the command by `bash -c`.',
  },

  'service-ended': {
    sample: { service: 'redis', ending: EXITED, isInBackground: false },
    say: ({ service, ending, isInBackground }) => `${plainName(service)} ended: ${sayEnding(ending)}${isInBackground ? ', though a service has to stay in the foreground (without daemonize, --fork or -d)' : ''}`,
  },
  'service-not-ready': {
    sample: { service: 'redis', seconds: 10, because: NOT_LISTENING },
    say: ({ service, seconds, because }, describe) => `${plainName(service)} was not ready within ${seconds} s: ${describe(because)}`,
  },
  'service-not-listening': { sample: { address: '127.0.0.1:34127' }, say: ({ address }) => `nothing listened on ${plainName(address)} (HOST and PORT)` },
  'ready-command-failed': {
    sample: { command: 'redis-cli ping', ending: null },
    say: ({ command, ending }) => `\`${plainProse(command)}\` ${ending === null ? 'did not end' : sayEnding(ending)}`,
  },
  'service-needed-second-try': {
    sample: { service: 'redis', because: ENDED },
    say: ({ service, because }, describe) => `It took a second try to start ${plainName(service)}: ${describe(because)}`,
  },
  'service-of-another-user': {
    sample: { service: 'redis' },
    say: ({ service }) => `${plainName(service)} runs as another user, so perf-gate cannot end it and it goes on after the run`,
    todo: 'Start it without sudo.',
  },

  'unlike-its-tool': {
    sample: { target: 'sort', deviations: ['concurrency', 'parameters'] },
    say: ({ target, deviations }) => `perf-gate runs the tasks of ${plainName(target)} unlike their own tool: ${deviations.map((deviation) => SAID_OF_DEVIATION[deviation]).join('; ')}`,
  },
  'labels-not-shown': {
    sample: { target: 'parser', because: THROWN },
    say: ({ target, because }, describe) => `The labels of ${plainName(target)} are not shown: ${describe(because)}`,
  },
  'version-not-shown': {
    sample: { target: 'api', package: 'expres' },
    say: ({ target, package: name }) => `No version of ${plainName(name)} is shown beside ${plainName(target)} (its \`versionOf\`): it is not in node_modules of its folder, nor of a folder above`,
  },
  'names-too-long': {
    sample: { names: ['parser/a task with a very long name'], most: 200 },
    say: ({ names, most }) => `A step that publishes refuses this run, because a name in it has more than ${most} characters: ${listOfMost(names.map(plainName), 2)}`,
  },
  'published-copy': {
    sample: { folder: 'bench/api', package: 'tiny-lib', version: '0.9.0', own: '.', path: '../..' },
    say: ({ folder, package: name, version, own, path }) =>
      `${folder === '.' ? 'The root of the repository' : plainName(folder)} has ${plainName(name)}${version === null ? '' : ` ${plainName(version)}`} from a registry, and not the one of this repository (in ${own === '.' ? 'its root' : plainName(own)}): changes of the latter are in no figure. Have it installed by "file:${plainName(path)}", or linked by the workspace`,
  },

  'tasks-need-unix': { sample: {}, say: () => 'its tasks show on Linux and macOS' },
  'tasks-of-edition': { sample: {}, say: () => 'an edition\'s tasks show with --install' },
  'tasks-need-install': { sample: { folder: 'bench' }, say: ({ folder }) => `its tasks show once ${plainName(folder)} is installed, or with --install` },
  'tasks-not-loaded': {
    sample: { because: THROWN },
    say: ({ because }, describe) => `${describe(because)} (is it for want of its install or build? --install shows)`,
  },
};
