import { z } from 'zod';

/** A function in a profile, as V8 names it; lines and columns count from 0, −1: there is none. */
const callFrameSchema = z.object({
  functionName: z.string(),
  scriptId: z.string(),
  url: z.string(),
  lineNumber: z.int(),
  columnNumber: z.int(),
});

const cpuProfileSchema = z.object({
  nodes: z.array(
    z.object({
      id: z.int(),
      callFrame: callFrameSchema,
      hitCount: z.int().default(0),
      children: z.array(z.int()).optional(),
      /** Lines count from 1 here. */
      positionTicks: z.array(z.object({ line: z.int(), ticks: z.int() })).optional(),
    }),
  ),
  startTime: z.number(),
  endTime: z.number(),
  /** Ids of nodes, each so many µs after the one before. */
  samples: z.array(z.int()),
  timeDeltas: z.array(z.number()),
});

/** The content of `.cpuprofile` files. */
export type CpuProfile = Readonly<z.infer<typeof cpuProfileSchema>>;

/** The work of one thread while it was profiled. */
export const threadProfileSchema = z.object({ finished: z.number(), cpuUs: z.number(), engine: z.string(), profile: cpuProfileSchema });

/** `finished`: responses (or operations) meanwhile; `cpuUs`: of CPU time; `engine`: Node.js and V8, like `v24.21.0 (V8 13.6.233)`. */
export type ThreadProfile = Readonly<z.infer<typeof threadProfileSchema>>;
