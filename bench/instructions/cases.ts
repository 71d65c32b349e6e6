/** What is counted: programs of this repository against the same with an edit. */
import { withEditsBySeed } from '../neutral-edits.ts';

interface SubjectPlan {
  /** The file of its work; not there: a server's is server.js, a suite's its own. */
  readonly file?: string;
  /** How its source comes to do about a hundredth more; null: it does too little for that. */
  readonly more: { readonly loops: number; readonly place: string; readonly withLoop: (loop: string) => string } | null;
}

export const SUBJECTS = {
  'http-node/updateUser': { more: { loops: 45, place: 'const body =', withLoop: (loop) => `${loop} const body =` } },
  'express/updateUser': { more: { loops: 110, place: 'const user =', withLoop: (loop) => `${loop} const user =` } },
  'koa/updateUser': { more: { loops: 85, place: 'const user =', withLoop: (loop) => `${loop} const user =` } },
  'hapi/updateUser': {
    more: { loops: 115, place: 'user.lastUpdate.setUTCMonth', withLoop: (loop) => `${loop} user.lastUpdate.setUTCMonth` },
  },
  'fastify/updateUser': {
    more: { loops: 45, place: 'updated.lastUpdate.setUTCMonth', withLoop: (loop) => `${loop} updated.lastUpdate.setUTCMonth` },
  },
  'restify/updateUser': { more: { loops: 90, place: 'const user =', withLoop: (loop) => `${loop} const user =` } },
  'egg/updateUser': {
    file: 'app/controller/user.js',
    more: { loops: 200, place: 'const user =', withLoop: (loop) => `${loop} const user =` },
  },
  'user/parse': { more: { loops: 3, place: '() => JSON.parse(text)', withLoop: (loop) => `() => { ${loop} return JSON.parse(text); }` } },
  'user/stringify': { more: null },
  'user/validate': { more: null },
  'user/date': { more: { loops: 2, place: 'const { lastUpdate } =', withLoop: (loop) => `${loop} const { lastUpdate } =` } },
} as const satisfies Readonly<Record<string, SubjectPlan>>;

export type Subject = keyof typeof SUBJECTS;

export const SUBJECT_NAMES = Object.keys(SUBJECTS) as readonly Subject[];

const NAMES = /\b(?:isUser|deserializeUser|rawUser|readBody|answer|onText|chunks|sizeBytes|addMonth)\b/g;

/** Head lies at a longer path, with the same source. */
export const OTHER_FOLDER = 'another folder name';

/** Edits by seed: functions in another order, and remarks of any length. */
const BY_SEED = [1, 2, 3] as const;

/** Edits that change no work. */
const NEUTRAL = ['other names', OTHER_FOLDER, ...BY_SEED.map((seed) => `edit ${seed}` as const)] as const;
type Neutral = (typeof NEUTRAL)[number];

/** By their factor to the loops of a subject. */
const MORE_WORK = { 'about 1 % more work': 1, 'about 3 % more work': 3 } as const;
type MoreWork = keyof typeof MORE_WORK;
export const MORE = Object.keys(MORE_WORK) as readonly MoreWork[];

export type Edit = 'nothing' | MoreWork | Neutral;

/** What head has in place of base's source. */
export function edited(source: string, edit: Edit, subject: Subject): string {
  if (edit === 'nothing' || edit === OTHER_FOLDER) return source;
  if (isMoreWork(edit)) return withMoreWork(source, SUBJECTS[subject].more!, MORE_WORK[edit]);
  if (edit === 'other names') return source.replaceAll(NAMES, (name) => `${name}Renamed`);
  return withEditsBySeed(source, Number(edit.slice('edit '.length)));
}

const isMoreWork = (edit: Edit): edit is MoreWork => (MORE as readonly string[]).includes(edit);

function withMoreWork(source: string, { loops, place, withLoop }: NonNullable<SubjectPlan['more']>, times: number): string {
  return `let spun = 1;\n${source.replace(place, withLoop(`for (let loop = 0; loop < ${times * loops}; loop += 1) spun = (spun * 31 + loop) | 0;`))}`;
}

/** One thing to count. */
export interface Case {
  readonly subject: Subject;
  readonly edit: Neutral | 'nothing';
}

/** All subjects of one edit before the next, so that a recording cut short is of use. */
export const CASES: readonly Case[] = (['nothing', ...NEUTRAL] as const).flatMap((edit) =>
  SUBJECT_NAMES.map((subject) => ({ subject, edit })),
);

export const keyOf = ({ subject, edit }: Case): string => `${subject} | ${edit}`;
