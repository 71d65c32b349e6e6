import { z } from 'zod';
import { parseDurationMs } from '../config/quantities.ts';
import { UserError } from '../errors.ts';
import type { ProfileName } from '../model.ts';

/** The inputs of the Action, as `action.yml` describes them, parsed. */
export interface ActionInputs {
  /** null: the first of the usual names. */
  readonly config: string | null;
  readonly only: readonly string[];
  readonly all: boolean;
  /** null: what the event says; `none`: no base. */
  readonly base: string | null;
  readonly profile: ProfileName;
  /** null: what the configuration or the profile says. */
  readonly budgetMs: number | null;
  /** null: the configuration's folder. */
  readonly baselines: string | null;
  /** null: the default branch. */
  readonly baselineBranch: string | null;
  readonly comment: 'always' | 'never';
  /** Number of the pull request that a run by hand is about; null: none. */
  readonly pullRequest: number | null;
  readonly failOnRegression: boolean;
  /** null: no token was given. */
  readonly token: string | null;
}

/** An input that is not given arrives as empty text. */
const text = z.string().trim().transform((value) => (value === '' ? null : value));
const flag = (whenEmpty: boolean): z.ZodType<boolean> =>
  z.string().trim().toLowerCase().pipe(z.enum(['', 'true', 'false'])).transform((value) => (value === '' ? whenEmpty : value === 'true'));

const globs = z.string().transform((value) => value.split(/[\n,]/).map((glob) => glob.trim()).filter((glob) => glob !== ''));

const INPUTS = {
  config: { schema: text, allowed: 'the path of a configuration file' },
  only: { schema: globs, allowed: 'globs over benchmark ids, one a line or separated by commas' },
  all: { schema: flag(false), allowed: 'true or false' },
  base: { schema: text, allowed: 'a branch, tag or commit, or none' },
  profile: { schema: z.string().trim().transform((value) => value || 'standard').pipe(z.enum(['smoke', 'quick', 'standard', 'thorough'])), allowed: 'smoke, quick, standard or thorough' },
  budget: {
    schema: text.transform((value) => (value === null ? null : parseDurationMs(value) ?? Number.NaN)).pipe(z.number().positive().nullable()),
    allowed: 'a duration like 90s or 10m',
  },
  baselines: { schema: text, allowed: 'the path of a folder' },
  'baseline-branch': { schema: text.pipe(z.string().regex(/^(?!-)[^\s~^:?*[\\]+$/).nullable()), allowed: 'the name of a branch' },
  comment: { schema: z.string().trim().transform((value) => value || 'always').pipe(z.enum(['always', 'never'])), allowed: 'always or never' },
  'pull-request': { schema: text.transform((value) => (value === null ? null : Number(value))).pipe(z.int().positive().nullable()), allowed: 'the number of a pull request' },
  'fail-on-regression': { schema: flag(true), allowed: 'true or false' },
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
      where: `\`with: ${name}\` of the step that uses perf-gate`,
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
    failOnRegression: parse('fail-on-regression'),
    token: parse('token'),
  };
}
