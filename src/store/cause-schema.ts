import { z } from 'zod';
import { CAUSE_BOUNDS } from '../model/cause.ts';
import type {
  CallNode,
  CallTree,
  Cause,
  CodePlace,
  CountedFunction,
  FunctionGrowth,
  MovedPackage,
  NamedCommit,
  ProfiledCause,
} from '../model.ts';

/** In UTF-16, where a character takes two at the most. */
const text = z.string().max(2 * CAUSE_BOUNDS.textLength);
const line = z.int().positive().nullable();
const amount = z.number().nonnegative();
const bothAmounts = z.object({ base: amount, head: amount });

const codePlace = z.object({ name: text, file: text.nullable(), line }) satisfies z.ZodType<CodePlace>;

const functionGrowth = z.object({
  at: codePlace,
  isChanged: z.boolean(),
  text: text.nullable(),
  part: text.nullable(),
  base: amount,
  head: amount,
  low: z.number(),
  high: z.number(),
  caller: codePlace.nullable(),
  callee: codePlace.nullable(),
}) satisfies z.ZodType<FunctionGrowth>;

const countedFunction = functionGrowth
  .pick({ at: true, isChanged: true, text: true, part: true, caller: true, base: true, head: true })
  .extend({ calls: bothAmounts }) satisfies z.ZodType<CountedFunction>;

const movedPackage = z.object({ name: text, from: text.nullable(), to: text.nullable() }) satisfies z.ZodType<MovedPackage>;

const namedCommit = z.object({ sha: text.min(1), subject: text }) satisfies z.ZodType<NamedCommit>;

const callNode = z.tuple([z.int().min(-1), z.int().nonnegative(), amount, amount]) satisfies z.ZodType<CallNode>;

const callTree = z
  .object({ frames: z.array(codePlace).max(CAUSE_BOUNDS.frames), nodes: z.array(callNode).max(CAUSE_BOUNDS.nodes) })
  .refine(
    ({ frames, nodes }) => nodes.every(([parent, frame], index) => parent < index && frame < frames.length),
    'a node lies below an earlier one, and has a frame',
  ) satisfies z.ZodType<CallTree>;

const profiledCause = z.object({
  stretches: z.int().positive(),
  level: z.number().gt(0).lt(1),
  cpuUs: bothAmounts,
  functions: z.array(functionGrowth).max(CAUSE_BOUNDS.functions),
  engines: z.object({ base: text, head: text }),
  tree: callTree,
}) satisfies z.ZodType<ProfiledCause>;

export const causeSchema = z.object({
  counted: z.object({ instructions: bothAmounts, functions: z.array(countedFunction).max(CAUSE_BOUNDS.functions) }).nullable(),
  profiled: profiledCause.nullable(),
  packages: z.array(movedPackage).max(CAUSE_BOUNDS.packages),
  commits: z.array(namedCommit).max(CAUSE_BOUNDS.commits),
}) satisfies z.ZodType<Cause>;
