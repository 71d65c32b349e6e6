/** Reasons of preparing: reach of the change, choice of the base, failed installs and services. */
import type { Deviation } from '../model.ts';
import { plainName, plainProse } from '../text/escape.ts';
import { countOf, listOf, listOfMost } from '../text/phrases.ts';
import { ending, keyOf, nested, oneOf, orNull, plainReason, reason, sayEnding } from './entry.ts';

const LEFT_OUT = 'Files that git ignores, and those of submodules, are not copied.';
const rootOr = (folder: string): string => (folder === '.' ? 'the root of the repository' : plainName(folder));

const SAID_OF_DEVIATION: Readonly<Record<Deviation, string>> = {
  concurrency: 'one operation runs after another (`concurrency`)',
  collections: 'no garbage collection is forced between operations (`gc`)',
  parameters: 'making parameters is part of an operation',
  loop: 'code before the loop over the state counts, once for each batch of operations',
};

/** Files or names that a note shows before it counts the rest. */
const MOST_NAMED = 3;

export const PREPARE_REASONS = {
  // Why a change reaches a target.
  'reached-new-target': plainReason('base does not have this target'),
  'reached-settings': plainReason('its settings differ between base and head'),
  'reached-missing-folder': reason(
    { folder: 'bench/api' },
    ({ folder }) => `git knows no files in its folder ${plainName(folder)}, so each change counts`,
    'Mend `dir`, or commit the folder.',
  ),
  'reached-own-folder': reason({ file: 'bench/api/server.js' }, ({ file }) => `${plainName(file)} lies in its folder`),
  'reached-linked-package': reason({ file: 'packages/core/index.js', folder: 'packages/core' }, ({ file, folder }) =>
    file === folder
      ? `it links ${plainName(file)}`
      : `${plainName(file)} lies in ${folder === '.' ? 'the root' : plainName(folder)}, which it links`,
  ),
  'reached-packages': reason({ file: 'package-lock.json' }, ({ file }) => `${plainName(file)} decides which packages it has`),
  'reached-command': reason(
    { file: 'tools/build.mjs' },
    ({ file }) => `its commands name ${plainName(file)}, or a file in the same folder`,
  ),
  'reached-dependency': reason(
    { file: 'lib/index.js', pattern: 'lib/**' },
    ({ file, pattern }) => `${plainName(file)} matches ${plainName(pattern)} in its \`dependsOn\``,
  ),
  'reached-service': reason(
    { file: 'mock/data.json', service: 'mock' },
    ({ file, service }) => `${plainName(file)} belongs to its service ${plainName(service)}`,
  ),
  'reached-undeclared': reason(
    { file: 'src/index.js' },
    ({ file }) => `${plainName(file)} changed, and it links no package of the repository and has no \`dependsOn\`, so each change counts`,
    'Name in `dependsOn` what it uses outside of its folder: `dependsOn: []` if that is nothing.',
  ),
  'reached-unreadable': reason(
    { file: 'src/index.js', manifest: 'bench/api/package.json' },
    ({ file, manifest }) => `${plainName(file)} changed, and ${plainName(manifest)} is not JSON, so each change counts`,
    'Mend the JSON of the file.',
  ),

  // The base.
  'no-base-asked-for': plainReason('No base was asked for: head is compared with the stored baselines alone'),
  'no-commit-before': plainReason(
    'There is no commit before this one to compare with (a first commit, or a shallow clone): absolute figures only',
  ),
  'no-default-branch': plainReason(
    'No default branch is known in this clone (no origin/HEAD, main or master), so head is not compared with the commit where its branch began',
    'Name that commit by `--base`.',
  ),
  'no-common-commit': reason(
    { branch: 'main' },
    ({ branch }) =>
      `HEAD has no commit in common with ${plainName(branch)}, so head is not compared with the commit where its branch began`,
    'Name that commit by `--base`.',
  ),
  'compared-with-commit-before': plainReason('Head is compared with the commit before it alone'),
  'compared-uncommitted-alone': reason(
    { files: ['src/index.js'] },
    ({ files }) =>
      `Only uncommitted changes (${listOfMost(files.map(plainName), MOST_NAMED)}) are compared, with the commit below them. Changes of that commit are in base and head`,
    'Name an older commit by `--base` to compare that too.',
  ),
  'config-outside-repository': reason(
    { file: '../gate.yml' },
    ({ file }) =>
      `${plainName(file)} is no part of the repository, so it and its thresholds hold for base as well, whatever has changed in it`,
  ),
  'base-config-missing': reason(
    { file: 'perf-gate.yml' },
    ({ file }) => `The base has no ${plainName(file)}, so head's configuration and thresholds hold for both`,
  ),
  'base-config-unusable': reason(
    { file: 'perf-gate.yml', problem: 'unknown key "sevrers"' },
    ({ file, problem }) =>
      `The base has no usable ${plainName(file)} (${plainProse(problem)}), so head's configuration and thresholds hold for both`,
  ),
  'benchmarks-of-head': reason(
    { files: 3 },
    ({ files }) =>
      `Base is measured by head's targets and scenarios${files === 0 ? '' : `, with ${countOf(files, 'file')} of theirs that it lacks`}`,
  ),
  'another-node-set': reason(
    { files: ['.nvmrc'], version: 'v24.4.0' },
    ({ files, version }) =>
      `This change may set another Node.js (${listOf(files.map(plainName))}), and the one on PATH (${plainName(version)}) runs base and head alike: no figure shows what another version costs`,
  ),

  'links-lead-out': reason(
    { links: ['data'] },
    ({ links }) =>
      `Symbolic links lead out of the repository (${listOfMost(links.map(plainName), MOST_NAMED)}): base and head share the files there, so a change of them is in no figure`,
    'Put the files into the repository.',
  ),
  'not-loaded': reason(
    { files: 214, changed: 3 },
    ({ files, changed }) =>
      `base and head load the same ${countOf(files, 'file')}, and ${changed === 1 ? 'the changed file is not' : `the ${changed} changed files are not`} among them`,
  ),

  // An install or a build.
  'folder-missing': reason(
    { folder: 'bench/api', isOfEdition: false },
    ({ folder, isOfEdition }) =>
      `there is no folder ${plainName(folder)} (${isOfEdition ? '`versions`, which starts from `dir`' : "`dir`, which starts from the repository's root"})`,
    `Mend the path, or commit the folder. ${LEFT_OUT}`,
  ),
  'edition-in-workspace': reason(
    { folder: 'apps/api@5', manifest: 'package.json', glob: '!apps/*@*' },
    ({ folder, manifest, glob }) =>
      `${plainName(folder)}, where this edition is laid out, is among the \`workspaces\` of ${plainName(manifest)}, so \`npm ci\` ignores its lock file: keep it out there by "${plainName(glob)}"`,
  ),
  'manifest-missing': reason(
    { folder: 'api' },
    ({ folder }) => `${rootOr(folder)} has no package.json, which \`npm ci\` needs`,
    `Commit one, or give another \`install\`: \`npm --prefix FOLDER ci\`, or \`false\` for nothing. ${LEFT_OUT}`,
  ),
  'lock-file-missing': reason(
    { folder: 'api', other: orNull({ file: 'yarn.lock', install: 'yarn install --immutable' }, 'null') },
    ({ folder, other }) =>
      `${rootOr(folder)} has no package-lock.json, which \`npm ci\` needs${other === null ? '' : `, but there is ${plainName(other.file)}: give \`install: ${plainName(other.install)}\``}`,
    'Commit a lock file (`git add -f` where git ignores it), or give another `install`.',
  ),
  'command-failed': reason(
    { command: 'npm ci', folder: 'api', ending, mayNeedGit: false },
    ({ command, folder, ending, mayNeedGit }) =>
      `\`${plainProse(command)}\` in ${plainName(folder)} ${sayEnding(ending)}${mayNeedGit ? ' (the copies of base and head have no .git, so let it do without: a `prepare` that sets hooks is skipped by `env: { npm_config_ignore_scripts: "true" }`)' : ''}`,
  ),
  'linked-script-failed': reason(
    { folder: '.', script: 'tsc -p .', because: nested('command-failed') },
    ({ folder, script, because }, describe) =>
      `${describe(because)}: npm ran \`${plainProse(script)}\` of the linked package in ${rootOr(folder)}, whose own packages are not installed`,
    'Install that package first, as in `install: npm --prefix ../.. ci && npm ci`, or skip its scripts by `env: { npm_config_ignore_scripts: "true" }`.',
  ),
  'command-hung': reason(
    { command: 'npm ci', folder: 'api', seconds: 600 },
    ({ command, folder, seconds }) => `\`${plainProse(command)}\` in ${plainName(folder)} did not end within ${seconds} s`,
    'Let it end by itself, or raise `installTimeout`.',
  ),
  'command-failed-twice': reason(
    { last: nested('command-failed'), first: nested('command-failed') },
    ({ last, first }, describe) => `${describe(last)}; at the first try ${describe(first)}`,
  ),
  'needed-second-try': reason(
    { arm: orNull(oneOf('head', 'base')), because: nested('command-failed') },
    ({ arm, because }, describe) => `It took a second try to make ${arm ?? 'the measuring'} ready: ${describe(because)}`,
  ),

  // What is known about a failure in a copy.
  'known-cause': reason(
    { cause: nested('left-out-of-copies'), because: nested('command-failed') },
    ({ cause, because }, describe) => `${describe(because)}; ${describe(cause)}`,
  ),
  'left-out-of-copies': reason(
    { file: 'api/.env', isIgnored: true },
    ({ file, isIgnored }) =>
      `${plainName(file)} is in the checkout, but ${isIgnored ? 'git ignores it' : 'git does not list it'}, so the copies of base and head lack it`,
    'Make it in `install` or `build`, as by `cp .env.example .env`, or do without the file and give its variables by `env`.',
  ),
  'left-in-home': reason(
    { file: '.aws/config' },
    ({ file }) => `base and head each have a HOME of their own, which lacks ${plainName(file)}`,
    'Make the file in `install`, or give what it sets by `env`.',
  ),
  'not-built': reason(
    { file: 'api/dist/server.js' },
    ({ file }) => `the checkout has no ${plainName(file)} either: package.json has a script \`build\`, and the target has no \`build\``,
    'Give the target `build: npm run build`.',
  ),
  'missing-in-checkout': reason({ file: 'api/config.json' }, ({ file }) => `the checkout has no ${plainName(file)} either`),
  'package-missing': reason(
    { package: 'fastify', inCheckout: true, install: orNull('npm ci', 'null') },
    ({ package: name, inCheckout, install }) =>
      `${inCheckout ? `the checkout has ${plainName(name)} in node_modules, which is not copied` : `the checkout does not have ${plainName(name)} in node_modules either`}, and ${install === null ? '`install: false` brings no package' : `\`${plainProse(install)}\` did not bring it`}`,
    'Name the package in package.json and the lock file, and give an `install` that brings it.',
  ),
  'package-manager-missing': reason(
    { name: 'pnpm' },
    ({ name }) => `${plainName(name)} is not installed on this machine`,
    'Install it where perf-gate runs, or let Node.js bring it: `corepack enable`.',
  ),
  'variables-withheld': reason(
    { names: ['NPM_TOKEN'] },
    ({ names }) =>
      `${listOf(names.map(plainName))} ${names.length === 1 ? 'is' : 'are'} set here and withheld from targets, whose code a pull request may change`,
    'Hand a token for installs over as `INSTALL_TOKEN`, or set a harmless value by `env`.',
  ),
  'probe-not-allowed': reason(
    { folder: '/home/ada/shop/node_modules/perf-gate/dist/' },
    ({ folder }) => `\`--permission\` keeps the server from the probe of perf-gate, which lies in ${plainName(folder)}`,
    'Let `start` allow more: `--allow-fs-read=*`, with `--allow-net` where Node.js asks for it.',
  ),
  'written-for-bash': reason(
    { command: 'node build.js &> build.log', construct: '&>', shell: 'dash' },
    ({ command, construct, shell }) =>
      `\`${plainProse(command)}\` has ${plainName(construct)} of bash, and commands are run by /bin/sh (${plainName(shell)} here)`,
    'Write `> FILE 2>&1` for `&> FILE` and `. ./FILE` for `source FILE`, or run the command by `bash -c`.',
  ),

  // A service.
  'service-ended': reason(
    { service: 'redis', ending, isInBackground: false },
    ({ service, ending, isInBackground }) =>
      `${plainName(service)} ended: ${sayEnding(ending)}${isInBackground ? ', though a service has to stay in the foreground (without daemonize, --fork or -d)' : ''}`,
  ),
  'service-not-ready': reason(
    { service: 'redis', seconds: 10, because: nested('service-not-listening') },
    ({ service, seconds, because }, describe) => `${plainName(service)} was not ready within ${seconds} s: ${describe(because)}`,
  ),
  'service-not-listening': reason(
    { address: '127.0.0.1:34127' },
    ({ address }) => `nothing listened on ${plainName(address)} (HOST and PORT)`,
  ),
  'ready-command-failed': reason(
    { command: 'redis-cli ping', ending: orNull(ending, 'null') },
    ({ command, ending }) => `\`${plainProse(command)}\` ${ending === null ? 'did not end' : sayEnding(ending)}`,
  ),

  // Remarks beside the figures.
  'labels-not-shown': reason(
    { target: 'parser', because: nested('process-error') },
    ({ target, because }, describe) => `The labels of ${plainName(target)} are not shown: ${describe(because)}`,
  ),
  'unlike-its-tool': reason(
    { target: 'sort', deviations: [keyOf(SAID_OF_DEVIATION)] },
    ({ target, deviations }) =>
      `perf-gate runs the tasks of ${plainName(target)} unlike their own tool: ${deviations.map((deviation) => SAID_OF_DEVIATION[deviation]).join('; ')}`,
  ),
  'version-not-shown': reason(
    { target: 'api', package: 'expres' },
    ({ target, package: name }) =>
      `No version of ${plainName(name)} is shown beside ${plainName(target)} (its \`versionOf\`): it is not in node_modules of its folder, nor of a folder above`,
  ),
  'names-too-long': reason(
    { names: ['parser/a task with a very long name'], most: 200 },
    ({ names, most }) =>
      `A step that publishes refuses this run, because a name in it has more than ${most} characters: ${listOfMost(names.map(plainName), 2)}`,
  ),

  // Tasks of a suite that a list cannot show.
  'tasks-unknown': plainReason(
    'its tasks are not known before it is installed and built',
    '`perf-gate check` installs it in a copy and tries each task.',
  ),
};
