/** Reasons of judging an uploaded run again. */
import { z } from 'zod';
import { nested, type ReasonShapes } from './shapes.ts';

/** Parts of an upload that have a limit: anyone may have made it, and one without limits could fill the memory. */
const SIZES_OF_UPLOADS = [
  'artifacts', 'run files', 'entries', 'bytes', 'unpacked bytes', 'values',
  'benchmarks', 'rounds', 'slices in a round', 'points in a chart', 'counts of instructions', 'labels', 'rules', 'kinds of machines', 'characters in a name',
] as const;

export const GITHUB_REASONS = {
  'not-in-upload': {},
  'left-unmeasured': { because: nested },
  'not-beside-base': {},
  'not-counted-in-upload': {},
  'earlier-results': { benchmarks: z.int().nonnegative() },
  'ancestry-not-looked-up': { runs: z.int().positive() },
  'head-configuration-judges': { file: z.string(), branch: z.string() },
  'base-configuration-unusable': { problems: z.string(), file: z.string(), instead: z.string() },

  'upload-expired': {},
  'upload-not-a-zip': { problem: z.string() },
  'upload-with-same-file-twice': {},
  'upload-without-run': {},
  'upload-of-shards-only': {},
  'upload-too-large': { most: z.int().positive(), unit: z.enum(SIZES_OF_UPLOADS) },
  'upload-unreadable': { problem: z.string() },
  'upload-from-other-version': { because: nested, measuredBy: z.string(), judgedBy: z.string() },
  'upload-date-impossible': { days: z.int().positive() },
  'upload-without-commit-ids': {},
  'upload-configuration-path-odd': {},
  'upload-with-odd-benchmark-id': {},
  'upload-with-same-benchmark-twice': {},
  'upload-with-huge-figure': {},
  'several-runs-of-configuration': { file: z.string() },

  'shard-not-joined': { index: z.int().positive(), count: z.int().positive() },
  'other-commit-measured': { measured: z.string(), wanted: z.string() },
  'other-base-measured': { measured: z.string(), branch: z.string() },
  'measured-without-base': {},
  'no-rounds-beside-base': { benchmark: z.string() },
  'measured-for-tables-only': { profile: z.string() },
  'measured-in-part-only': {},
  'selection-unknown': { pattern: z.string(), file: z.string() },
  'no-usable-configuration': { file: z.string(), problems: z.string() },

  'upload-refused': { where: z.string(), because: nested },
  'left-aside': {},
  'nothing-uploaded': { workflowRun: z.int().positive(), artifact: z.string(), config: z.string().nullable() },
  'skipped-by-label': { label: z.string() },
  'branch-of-run-unknown': {},
  'repository-of-run-gone': {},
  'no-pull-request-at-commit': { commit: z.string() },
  'no-such-pull-request': { number: z.int().positive() },
  'pull-request-closed': { number: z.int().positive() },

  'nothing-reported': {},
  'two-reports': { file: z.string() },
  'report-changed-since': { file: z.string(), commit: z.string() },
  'no-regression-of-known-size': { benchmark: z.string(), results: z.array(z.object({ id: z.string(), verdict: z.string() })), isCut: z.boolean() },
  'benchmark-not-reported': { benchmark: z.string(), regressed: z.array(z.string()), isCut: z.boolean() },
} as const satisfies ReasonShapes;
