/** What is counted: programs of this repository against the same with an edit that changes no work. */
import { withEditsBySeed, withOtherNames } from '../neutral-edits.ts';

export const SUBJECTS = [
  'http-node/updateUser',
  'express/updateUser',
  'koa/updateUser',
  'hapi/updateUser',
  'fastify/updateUser',
  'restify/updateUser',
  'egg/updateUser',
  'user/parse',
  'user/stringify',
  'user/validate',
  'user/date',
] as const;

export type Subject = (typeof SUBJECTS)[number];

/** Head lies at a longer path, with the same source. */
export const OTHER_FOLDER = 'another folder name';

/** Edits by seed: functions in another order, and remarks of any length. */
const BY_SEED = [1, 2, 3] as const;

export const EDITS = ['nothing', 'other names', OTHER_FOLDER, ...BY_SEED.map((seed) => `edit ${seed}` as const)] as const;

/** One thing to count. */
export interface Case {
  readonly subject: Subject;
  readonly edit: (typeof EDITS)[number];
}

/** What head has in place of base's source. */
export function edited(source: string, edit: Case['edit']): string {
  if (edit === 'nothing' || edit === OTHER_FOLDER) return source;
  return edit === 'other names' ? withOtherNames(source) : withEditsBySeed(source, Number(edit.slice('edit '.length)));
}

/** All subjects of one edit before the next, so that a recording cut short is of use. */
export const CASES: readonly Case[] = EDITS.flatMap((edit) => SUBJECTS.map((subject) => ({ subject, edit })));

export const keyOf = ({ subject, edit }: Case): string => `${subject} | ${edit}`;
