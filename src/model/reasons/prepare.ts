/** Reasons of preparing: reach of the change, choice of the base, failed installs and services. */
import { z } from 'zod';
import { ending } from './server.ts';
import { nested, type ReasonShapes } from './shapes.ts';

const text = z.string();

/** Something that a benchmark tool does for its tasks in another way than perf-gate, told by its consequence. */
export const deviationSchema = z.enum(['concurrency', 'collections', 'parameters', 'loop']);

export type Deviation = z.infer<typeof deviationSchema>;

export const PREPARE_REASONS = {
  // Why a change reaches a target.
  'reached-new-target': {},
  'reached-settings': {},
  'reached-missing-folder': { folder: text },
  'reached-own-folder': { file: text },
  'reached-linked-package': { file: text, folder: text },
  'reached-packages': { file: text },
  'reached-command': { file: text },
  'reached-dependency': { file: text, pattern: text },
  'reached-service': { file: text, service: text },
  'reached-undeclared': { file: text },
  'reached-unreadable': { file: text, manifest: text },

  // The base.
  'no-base-asked-for': {},
  'no-commit-before': {},
  'no-default-branch': {},
  'no-common-commit': { branch: text },
  'compared-with-commit-before': {},
  'compared-uncommitted-alone': { files: z.array(text) },
  'config-outside-repository': { file: text },
  'base-config-missing': { file: text },
  'base-config-unusable': { file: text, problem: text },
  'benchmarks-of-head': { files: z.number() },
  'another-node-set': { files: z.array(text), version: text },

  'links-lead-out': { links: z.array(text) },
  'loaded-alike': { target: text, because: nested },

  // An install or a build.
  'folder-missing': { folder: text, isOfEdition: z.boolean() },
  'edition-in-workspace': { folder: text, manifest: text, glob: text },
  'manifest-missing': { folder: text },
  'lock-file-missing': { folder: text, other: z.object({ file: text, install: text }).nullable() },
  'command-failed': { command: text, folder: text, ending, mayNeedGit: z.boolean() },
  'linked-script-failed': { folder: text, script: text, because: nested },
  'command-hung': { command: text, folder: text, seconds: z.number() },
  'command-failed-twice': { last: nested, first: nested },
  'needed-second-try': { arm: z.enum(['base', 'head']).nullable(), because: nested },

  // What is known about a failure in a copy.
  'known-cause': { cause: nested, because: nested },
  'left-out-of-copies': { file: text, isIgnored: z.boolean() },
  'left-in-home': { file: text },
  'not-built': { file: text },
  'missing-in-checkout': { file: text },
  'package-missing': { package: text, inCheckout: z.boolean(), install: text.nullable() },
  'variables-withheld': { names: z.array(text) },
  'probe-not-allowed': { folder: text },
  'written-for-bash': { command: text, construct: text, shell: text },

  // A service.
  'service-ended': { service: text, ending, isInBackground: z.boolean() },
  'service-not-ready': { service: text, seconds: z.number(), because: nested },
  'service-not-listening': { address: text },
  'ready-command-failed': { command: text, ending: ending.nullable() },
  'service-needed-second-try': { service: text, because: nested },
  'service-of-another-user': { service: text },

  // Remarks beside the figures.
  'labels-not-shown': { target: text, because: nested },
  'unlike-its-tool': { target: text, deviations: z.array(deviationSchema) },
  'version-not-shown': { target: text, package: text },
  'names-too-long': { names: z.array(text), most: z.number() },
  'published-copy': { folder: text, package: text, version: text.nullable(), own: text, path: text },

  // Tasks of a suite that a list cannot show.
  'tasks-need-unix': {},
  'tasks-of-edition': {},
  'tasks-need-install': { folder: text },
  'tasks-not-loaded': { because: nested },
} as const satisfies ReasonShapes;
