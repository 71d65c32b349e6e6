import { posix } from 'node:path';
import { z } from 'zod';
import { MOST_ACCEPTANCE_DAYS, MOST_COUNTED, parseDurationMs, parseWholeNumber } from '../../config/quantities.ts';
import { NAME } from '../../config/schema.ts';
import { GITHUB_ERRORS } from '../../errors/github.ts';
import { GLOB } from '../../plan/benchmark-glob.ts';
import { placeOfSetting } from '../../plan/settings-of-run.ts';
import { parseShard } from '../../plan/shards.ts';
import { MOST_SEED } from '../../system/this-program.ts';
import { COMMIT_ID } from '../../text/phrases.ts';

/** An input that is not given arrives as empty text. */
const text = z
  .string()
  .trim()
  .transform((value) => (value === '' ? null : value));
const flag = (whenEmpty: boolean): z.ZodType<boolean> =>
  z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(['', 'true', 'false']))
    .transform((value) => (value === '' ? whenEmpty : value === 'true'));

/** `unless` stands for an input that is not given. */
const textOr = (unless: string): z.ZodType<string> =>
  z
    .string()
    .trim()
    .transform((value) => value || unless);

/** A comma inside of braces is the glob's own, also of braces that hold others. */
const BETWEEN_GLOBS = /\n|,(?!(?:[^{}\n]|\{[^{}\n]*\})*\})/;
const globs: z.ZodType<readonly string[]> = z
  .string()
  .transform((value) =>
    value
      .split(BETWEEN_GLOBS)
      .map((glob) => glob.trim())
      .filter((glob) => glob !== ''),
  )
  .pipe(z.array(z.string().regex(GLOB)));

const shard = text.transform((value, context) => {
  if (value === null) return null;
  const parsed = parseShard(value);
  if (parsed === null) context.addIssue({ code: 'custom', message: 'not a shard' });
  return parsed;
});

/** By the rule of the command line; null: not given. What `parse` does not understand becomes the number that zod refuses. */
const numberBy = (parse: (value: string) => number | null): z.ZodType<number | null> =>
  text.transform((value) => (value === null ? null : (parse(value) ?? Number.NaN))).pipe(z.number().nullable());
const wholeNumber = (least: number, most: number): z.ZodType<number | null> =>
  numberBy((value) => parseWholeNumber(value, { least, most }));
const count = wholeNumber(1, MOST_COUNTED);

/** The inputs of the Action, as `action.yml` describes them, by the fields that they become. */
const INPUTS = {
  /** null: the first of the usual names. A check is named by it, and is one however the path is written. */
  config: { schema: text.transform((file) => (file === null ? null : posix.normalize(file))), allowed: 'the path of a configuration file' },
  only: { schema: globs, allowed: 'globs over benchmark ids, one a line or separated by commas' },
  all: { schema: flag(false), allowed: 'true or false' },
  /** null: what the event says; `none`: no base. */
  base: { schema: text, allowed: 'a branch, tag or commit, or none' },
  /** null: base is measured by its own targets and scenarios. */
  benchmarksFrom: { schema: text.pipe(z.literal('head').nullable()), allowed: 'head' },
  /** Name of one of the configuration's profiles: which there are, only the configuration knows. */
  profile: {
    schema: textOr('standard').pipe(z.string().regex(NAME)),
    allowed: 'smoke, quick, standard, thorough, or the name of a profile of the configuration',
  },
  /** null: what the configuration or the profile says. */
  budgetMs: { name: 'budget', schema: numberBy((value) => parseDurationMs(value) || null), allowed: 'a duration like 90s or 10m' },
  /** null: the configuration's folder. */
  baselines: { schema: text, allowed: 'the path of a folder' },
  /** null: the default branch. */
  baselineBranch: {
    schema: text.pipe(
      z
        .string()
        .regex(/^(?!-)[^\s~^:?*[\\]+$/)
        .nullable(),
    ),
    allowed: 'the name of a branch',
  },
  comment: { schema: textOr('always').pipe(z.enum(['always', 'on-change', 'never'])), allowed: 'always, on-change or never' },
  /** Number of the pull request that a run by hand is about; null: none. */
  pullRequest: { schema: count, allowed: 'the number of a pull request' },
  /** The commit that must be checked out, or merged there, and that the pull request must still be at; null: any. */
  commit: { schema: text.pipe(z.string().regex(COMMIT_ID).nullable()), allowed: 'a whole commit id' },
  failOnRegression: { schema: flag(true), allowed: 'true or false' },
  /** A check run with the verdict as its title; `auto`: where another workflow's run is published that answers the gate's question. */
  check: {
    schema: textOr('auto')
      .pipe(z.string().toLowerCase())
      .pipe(z.enum(['auto', 'true', 'false'])),
    allowed: 'auto, true or false',
  },
  /** null: drawn anew, and recorded. */
  seed: { schema: wholeNumber(0, MOST_SEED), allowed: `a whole number up to ${MOST_SEED}` },
  /** null: all benchmarks. */
  shard: { schema: shard, allowed: 'a part of the benchmarks like 1/3' },
  /** Jobs whose runs are joined: shards and legs of a matrix. */
  jobs: { schema: count.transform((jobs) => jobs ?? 1), allowed: 'a number of jobs' },
  /** Folder with the runs of all shards, to be joined and judged as one; null: measure. */
  merge: { schema: text, allowed: 'the path of a folder' },
  /** How many runs there should be in that folder; null: as many as are there. */
  expect: { schema: count, allowed: 'a number of runs' },
  /** Name of the artifact that another workflow's run is published from; more of them begin with it and a hyphen. */
  artifact: { schema: textOr('perf-gate'), allowed: 'the name of an artifact' },
  /** Id of the workflow run that is published, whatever the event; null: the event says. GitHub has given more than a thousand million ids. */
  workflowRun: { schema: wholeNumber(1, Number.MAX_SAFE_INTEGER), allowed: 'the id of a workflow run' },
  /** File name of the workflow that `/perf run` starts. */
  workflow: {
    schema: textOr('perf.yml').pipe(z.string().regex(/^[\w.-]+\.ya?ml$/)),
    allowed: 'the file name of a workflow, like perf.yml',
  },
  /** How long an accepted regression stays accepted, in days. */
  acceptDays: { schema: wholeNumber(1, MOST_ACCEPTANCE_DAYS).transform((days) => days ?? 90), allowed: 'a number of days' },
  /** null: no token was given. */
  token: { schema: text, allowed: 'a token' },
} as const;

/** The inputs, parsed. */
export type ActionInputs = { readonly [Field in keyof typeof INPUTS]: z.output<(typeof INPUTS)[Field]['schema']> };

/** By the names of `action.yml`: those of the fields in kebab case, if nothing else is given. */
const NAMED_INPUTS = Object.entries<{ readonly name?: string; readonly schema: z.ZodType; readonly allowed: string }>(INPUTS).map(
  ([field, input]) => ({ ...input, field, name: input.name ?? field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) }),
);

/** Every input's name, for the test that holds `action.yml` to it. */
export const INPUT_NAMES = NAMED_INPUTS.map(({ name }) => name);

/** Parses the inputs that `read` gives by name. @throws UserError that names the input and what is allowed */
export function readInputs(read: (name: string) => string): ActionInputs {
  return Object.fromEntries(
    NAMED_INPUTS.map(({ field, name, schema, allowed }) => {
      const found = read(name);
      const parsed = schema.safeParse(found);
      if (parsed.success) return [field, parsed.data];
      throw GITHUB_ERRORS['odd-input']({ name, found, allowed, where: placeOfSetting(name, 'inputs') });
    }),
  ) as ActionInputs;
}
