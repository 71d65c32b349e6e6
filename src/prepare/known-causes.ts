/** What is known about a failure in a copy: what the copy lacks, where that is asked for, and commands that the shell does not understand. */
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { INSTRUMENT_FOLDER } from '../measure/entries.ts';
import type { Reason, Target } from '../model.ts';
import { homeOf } from '../system/arm-home.ts';
import { attempt, type Git } from '../system/git.ts';
import { leadsOut } from '../system/paths.ts';
import { withheldVariables } from '../system/program-environment.ts';
import { nullIfUnreachable } from '../system/text-file.ts';
import { jsonOf } from './packages.ts';
import { foldersAbove } from './tree.ts';

interface FailurePlace {
  readonly target: Target;
  /** The copy in which it failed. */
  readonly tree: string;
  /** The checkout. */
  readonly root: string;
  readonly git: Git;
}

/** The reason with its cause, where that is known. */
export async function withKnownCause(because: Reason, place: FailurePlace): Promise<Reason> {
  const cause = await knownCause(textsIn(because).join('\n'), place);
  return cause === null ? because : { kind: 'known-cause', cause, because };
}

async function knownCause(text: string, place: FailurePlace): Promise<Reason | null> {
  const { target } = place;
  if (text.includes('ERR_ACCESS_DENIED') && target.kind === 'server' && /--(?:experimental-)?permission\b/.test(target.start))
    return { kind: 'probe-not-allowed', folder: INSTRUMENT_FOLDER };
  const ofPaths = await causeOfPaths(text, place);
  if (ofPaths?.kind === 'left-out-of-copies' || ofPaths?.kind === 'left-in-home') return ofPaths;
  // A build that went into the background by `&>` has made nothing yet.
  return (await causeOfShell(target)) ?? ofPaths ?? causeOfPackageManager(text) ?? causeOfPackage(text, place) ?? causeOfVariables(text);
}

/** What programs printed and threw, in a reason and all that it holds. */
function textsIn(reason: object): readonly string[] {
  return Object.entries(reason).flatMap(([name, value]: [string, unknown]): readonly string[] => {
    if (typeof value === 'string') return ['output', 'problem', 'body'].includes(name) ? [value] : [];
    return typeof value === 'object' && value !== null ? textsIn(value) : [];
  });
}

/** Words of Node.js, of shells and of common tools before or behind a path that is not there. */
const MISSING_PATHS = [
  /ENOENT: [^'"]*['"](?<path>[^'"]+)['"]/g,
  // Others are packages.
  /(?:Cannot find module|Could not resolve) ['"](?<path>[./][^'"]*)['"]/g,
  /(?:^|[\s:])(?<path>[^\s:'"]+): (?:not found|No such file or directory)/g,
  /(?:cannot open|cannot access|can't open) ['"]?(?<path>[^\s:'"]+)/g,
];

async function causeOfPaths(text: string, { target, tree, root, git }: FailurePlace): Promise<Reason | null> {
  const trees = [(await nullIfUnreachable(() => realpath(tree))) ?? tree, tree];
  const named = MISSING_PATHS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ groups }) => groups!['path']!.replace(/^file:\/\//, '')),
  );
  for (const one of new Set(named)) {
    const place = path.resolve(tree, target.dir, one);
    const ofHome = trees
      .map((folder) => path.relative(homeOf(folder), place))
      .find((inside) => !leadsOut(inside) && !path.isAbsolute(inside));
    if (ofHome !== undefined && existsSync(path.join(process.env['HOME'] ?? '/', ofHome))) return { kind: 'left-in-home', file: ofHome };
    const file = trees.map((folder) => path.relative(folder, place)).find((inside) => inside !== '' && !leadsOut(inside));
    // A bare name may be a command or a package.
    if (file === undefined || existsSync(path.join(tree, file)) || (!one.includes('/') && !one.startsWith('.'))) continue;
    if (existsSync(path.join(root, file)))
      return { kind: 'left-out-of-copies', file, isIgnored: ((await attempt(git, ['check-ignore', '--', file])) ?? '') !== '' };
    if (target.build === null && (await hasBuild(path.join(root, target.dir)))) return { kind: 'not-built', file };
    return { kind: 'missing-in-checkout', file };
  }
  return null;
}

const scriptsSchema = z.object({ scripts: z.object({ build: z.string() }) });
const hasBuild = async (folder: string): Promise<boolean> =>
  scriptsSchema.safeParse(await jsonOf(path.join(folder, 'package.json'))).success;

const MISSING_PACKAGE_MANAGER = /\b(?<name>pnpm|yarn|bun): (?:command )?not found/;

function causeOfPackageManager(text: string): Reason | null {
  const name = MISSING_PACKAGE_MANAGER.exec(text)?.groups?.['name'];
  return name === undefined ? null : { kind: 'package-manager-missing', name };
}

/** A package by its name, and not a file by its path. */
const MISSING_PACKAGE = /Cannot find (?:package|module) ['"](?<name>(?:@[^/'"]+\/)?[^./'"][^/'"]*)/;

function causeOfPackage(text: string, { target, root }: FailurePlace): Reason | null {
  const name = MISSING_PACKAGE.exec(text)?.groups?.['name'];
  if (name === undefined || name.startsWith('node:')) return null;
  const folders = [target.dir, ...foldersAbove(target.dir), '.'];
  return {
    kind: 'package-missing',
    package: name,
    inCheckout: folders.some((folder) => existsSync(path.join(root, folder, 'node_modules', name))),
    install: target.install,
  };
}

const REFUSED_BY_REGISTRY = /\bE40[13]\b|\bENEEDAUTH\b|\b40[13] (?:Unauthorized|Forbidden)\b/;
const OF_REGISTRY = /NPM|NODE_AUTH|YARN|REGISTRY|GITHUB_TOKEN|PACKAGES/i;

/** Variables by their names alone: what is in them is shown nowhere. */
function causeOfVariables(text: string): Reason | null {
  const isRefused = REFUSED_BY_REGISTRY.test(text);
  const names = withheldVariables().filter(
    (name) => (/^\w+$/.test(name) && new RegExp(`\\b${name}\\b`).test(text)) || (isRefused && OF_REGISTRY.test(name)),
  );
  return names.length === 0 ? null : { kind: 'variables-withheld', names };
}

/** Constructs of bash that other shells read as something else, or not at all. */
const OF_BASH = [/(?<=\s)&>>?/, /(?<=^|[;&|]\s*)source(?=\s)/, /\[\[(?=\s)/, /<\(/, /<<</, /\|&/];

async function causeOfShell(target: Target): Promise<Reason | null> {
  const shell = path.basename((await nullIfUnreachable(() => realpath('/bin/sh'))) ?? 'sh');
  if (shell === 'bash') return null;
  for (const command of [target.install, target.build, target.kind === 'server' ? target.start : null]) {
    const construct = OF_BASH.map((pattern) => pattern.exec(command ?? '')?.[0]).find((found) => found !== undefined);
    if (command !== null && !/\bbash\b/.test(command) && construct !== undefined)
      return { kind: 'written-for-bash', command, construct, shell };
  }
  return null;
}
