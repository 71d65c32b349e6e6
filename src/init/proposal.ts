import path from 'node:path';
import type { ProjectPackage } from './project.ts';
import type { Scaffold } from './scaffold.ts';

/** A server or a suite that the configuration would name. */
export interface TargetProposal {
  readonly kind: 'server' | 'suite';
  readonly name: string;
  /** Folder from the repository's root. */
  readonly dir: string;
  /** Shell command of a server; file of a suite, below `dir`. */
  readonly start: string;
  /** Paths that a server may answer, likeliest first: the one that does becomes the scenario's. */
  readonly paths: readonly string[];
  readonly install: string | null;
  readonly build: string | null;
  /** Variables that the target needs; absent: none. */
  readonly env?: Readonly<Record<string, string>>;
  /** Why it is proposed, for the question. */
  readonly because: string;
  /** Files that are written for it; null: the project has it already. */
  readonly scaffold: Scaffold | null;
}

/** A file that looks like a target and cannot be one. */
export interface PassedOver {
  readonly what: string;
  readonly why: string;
}

export const slugOf = (name: string): string =>
  name
    .replace(/^@[^/]*\//, '')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '') || 'benchmarks';

export const nameOf = ({ name, dir }: ProjectPackage): string => slugOf(name ?? (dir === '.' ? 'server' : path.posix.basename(dir)));
