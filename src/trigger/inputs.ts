import { posix } from 'node:path';
import { z } from 'zod';
import { MOST_ACCEPTANCE_DAYS, MOST_COUNTED, parseDurationMs, parseWholeNumber } from '../config/quantities.ts';
import { NAME } from '../config/schema.ts';
import { UserError } from '../errors.ts';
import type { Shard } from '../model.ts';
import { placeOfSetting } from '../plan/asked-by.ts';
import { GLOB } from '../plan/glob.ts';
import { parseShard } from '../plan/shards.ts';
import { MOST_SEED } from '../seed.ts';
import { COMMIT_ID } from '../text/commits.ts';

/** The inputs of the Action, as `action.yml` describes them, parsed. */
export interface ActionInputs {
  /** null: the first of the usual names. */
  readonly config: string | null;
  readonly only: readonly string[];
  readonly all: boolean;
  /** null: what the event says; `none`: no base. */
  readonly base: string | null;
  /** Name of one of the configuration's profiles. */
  readonly profile: string;
  /** null: what the configuration or the profile says. */
  readonly budgetMs: number | null;
  /** null: the configuration's folder. */
  readonly baselines: string | null;
  /** null: the default branch. */
  readonly baselineBranch: string | null;
  readonly comment: 'always' | 'on-change' | 'never';
  /** A check run with the verdict as its title; `auto`: where another workflow's run is published that answers the gate's question. */
  readonly check: 'auto' | 'true' | 'false';
  /** Number of the pull request that a run by hand is about; null: none. */
  readonly pullRequest: number | null;
  /** The commit that must be checked out, or merged there, and that the pull request must still be at; null: any. */
  readonly commit: string | null;
  readonly failOnRegression: boolean;
  /** null: drawn anew, and recorded. */
  readonly seed: number | null;
  /** null: all benchmarks. */
  readonly shard: Shard | null;
  /** That measure together, shards and legs of a matrix: what their runs, joined, consist of. */
  readonly jobs: number;
  /** Folder with the runs of all shards, to be joined and judged as one; null: measure. */
  readonly merge: string | null;
  /** How many runs there should be in that folder; null: as many as are there. */
  readonly expect: number | null;
  /** Name of the artifact that another workflow's run is published from; more of them begin with it and a hyphen. */
  readonly artifact: string;
  /** Id of the workflow run that is published, whatever the event; null: the event says. */
  readonly workflowRun: number | null;
  /** File name of the workflow that `/perf run` starts. */
  readonly workflow: string;
  /** How long an accepted regression stays accepted, in days. */
  readonly acceptDays: number;
  /** null: no token was given. */
  readonly token: string | null;
}

/** An input that is not given arrives as empty text. */
const text = z.string().trim().transform((value) => (value === '' ? null : value));
const flag = (whenEmpty: boolean): z.ZodType<boolean> =>
  z.string().trim().toLowerCase().pipe(z.enum(['', 'true', 'false'])).transform((value) => (value === '' ? whenEmpty : value === 'true'));

/** A comma inside of braces is the glob's own, also of braces that hold others. */
const BETWEEN_GLOBS = /\n|,(?!(?:[^{}\n]|\{[^{}\n]*\})*\})/;
const globs = z.string().transform((value) => value.split(BETWEEN_GLOBS).map((glob) => glob.trim()).filter((glob) => glob !== ''))
  .pipe(z.array(z.string().regex(GLOB)));

const shard = text.transform((value, context) => {
  if (value === null) return null;
  const parsed = parseShard(value);
  if (parsed === null) context.addIssue({ code: 'custom', message: 'not a shard' });
  return parsed;
});

/** By the rule of the command line; null: not given. What `parse` does not understand becomes the number that zod refuses. */
const numberBy = (parse: (value: string) => number | null): z.ZodType<number | null> =>
  text.transform((value) => (value === null ? null : parse(value) ?? Number.NaN)).pipe(z.number().nullable());
const wholeNumber = (least: number, most: number): z.ZodType<number | null> => numberBy((value) => parseWholeNumber(value, { least, most }));
const count = wholeNumber(1, MOST_COUNTED);

const INPUTS = {
  // A check is named by it, and is one however the path is written.
  config: { schema: text.transform((file) => (file === null ? null : posix.normalize(file))), allowed: 'the path of a configuration file' },
  only: { schema: globs, allowed: 'globs over benchmark ids, one a line or separated by commas' },
  all: { schema: flag(false), allowed: 'true or false' },
  base: { schema: text, allowed: 'a branch, tag or commit, or none' },
  // Which there are, only the configuration knows.
  profile: { schema: z.string().trim().transform((value) => value || 'standard').pipe(z.string().regex(NAME)), allowed: 'smoke, quick, standard, thorough, or the name of a profile of the configuration' },
  budget: { schema: numberBy((value) => parseDurationMs(value) || null), allowed: 'a duration like 90s or 10m' },
  baselines: { schema: text, allowed: 'the path of a folder' },
  'baseline-branch': { schema: text.pipe(z.string().regex(/^(?!-)[^\s~^:?*[\\]+$/).nullable()), allowed: 'the name of a branch' },
  comment: { schema: z.string().trim().transform((value) => value || 'always').pipe(z.enum(['always', 'on-change', 'never'])), allowed: 'always, on-change or never' },
  check: { schema: z.string().trim().toLowerCase().transform((value) => value || 'auto').pipe(z.enum(['auto', 'true', 'false'])), allowed: 'auto, true or false' },
  'pull-request': { schema: count, allowed: 'the number of a pull request' },
  commit: { schema: text.pipe(z.string().regex(COMMIT_ID).nullable()), allowed: 'a whole commit id' },
  'fail-on-regression': { schema: flag(true), allowed: 'true or false' },
  seed: { schema: wholeNumber(0, MOST_SEED), allowed: `a whole number up to ${MOST_SEED}` },
  shard: { schema: shard, allowed: 'a part of the benchmarks like 1/3' },
  jobs: { schema: count.transform((jobs) => jobs ?? 1), allowed: 'a number of jobs' },
  merge: { schema: text, allowed: 'the path of a folder' },
  expect: { schema: count, allowed: 'a number of runs' },
  artifact: { schema: z.string().trim().transform((value) => value || 'perf-gate'), allowed: 'the name of an artifact' },
  // GitHub has given more than a thousand million ids.
  'workflow-run': { schema: wholeNumber(1, Number.MAX_SAFE_INTEGER), allowed: 'the id of a workflow run' },
  workflow: { schema: z.string().trim().transform((value) => value || 'perf.yml').pipe(z.string().regex(/^[\w.-]+\.ya?ml$/)), allowed: 'the file name of a workflow, like perf.yml' },
  'accept-days': { schema: wholeNumber(1, MOST_ACCEPTANCE_DAYS).transform((days) => days ?? 90), allowed: 'a number of days' },
  token: { schema: text, allowed: 'a token' },
} as const;

/** Every input's name, for the test that holds `action.yml` to it. */
export const INPUT_NAMES = Object.keys(INPUTS);

/** Parses the inputs that `read` gives by name. Throws a UserError that names the input and what is allowed. */
export function readInputs(read: (name: string) => string): ActionInputs {
  const parse = <Name extends keyof typeof INPUTS>(name: Name): z.output<(typeof INPUTS)[Name]['schema']> => {
    const { schema, allowed } = INPUTS[name];
    const found = read(name);
    const parsed = schema.safeParse(found);
    if (parsed.success) return parsed.data as z.output<(typeof INPUTS)[Name]['schema']>;
    throw new UserError({
      what: `the input \`${name}\` is ${JSON.stringify(found)}; allowed is ${allowed}`,
      where: placeOfSetting(name, 'inputs'),
      fix: `Write ${allowed}, or leave it out.`,
    });
  };
  return {
    config: parse('config'),
    only: parse('only'),
    all: parse('all'),
    base: parse('base'),
    profile: parse('profile'),
    budgetMs: parse('budget'),
    baselines: parse('baselines'),
    baselineBranch: parse('baseline-branch'),
    comment: parse('comment'),
    pullRequest: parse('pull-request'),
    commit: parse('commit'),
    failOnRegression: parse('fail-on-regression'),
    check: parse('check'),
    seed: parse('seed'),
    shard: parse('shard'),
    jobs: parse('jobs'),
    merge: parse('merge'),
    expect: parse('expect'),
    artifact: parse('artifact'),
    workflowRun: parse('workflow-run'),
    workflow: parse('workflow'),
    acceptDays: parse('accept-days'),
    token: parse('token'),
  };
}
