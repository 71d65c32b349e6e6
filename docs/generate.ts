/**
 * Writes the pages that are made from the code: every message (docs/messages.md), and a comment for each verdict (docs/comments.md).
 *
 *     node docs/generate.ts
 */
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { markdownTable } from 'markdown-table';
import { z } from 'zod';
import { configSchema } from '../src/config/schema.ts';
import { describeUserError, type ErrorEntry } from '../src/errors.ts';
import { describeReason } from '../src/report/words.ts';
import { exampleOf, type Reason } from '../src/reasons.ts';
import { type ReasonEntry, valueOf } from '../src/reasons/entry.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Pages by their paths from the root of the repository. */
export async function generatedPages(): Promise<Readonly<Record<string, string>>> {
  return { 'docs/messages.md': await messagesPage(), 'docs/comments.md': await commentsPage() };
}

/** JSON Schema (draft 7, what editors know best) of perf-gate.yml, for completion and checks while typing. */
export function configJsonSchema(): Readonly<Record<string, unknown>> {
  const schema = z.toJSONSchema(configSchema, { io: 'input', target: 'draft-7', override: withoutSafeIntegerBound });
  return { ...schema, title: 'perf-gate configuration' };
}

/** zod bounds every integer by 2^53 − 1, which tells a reader nothing. */
function withoutSafeIntegerBound({ jsonSchema }: { readonly jsonSchema: { maximum?: number | undefined } }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

const ROOMS: Readonly<Record<string, string>> = {
  plan: 'Before a run',
  prepare: 'Copies, installs and services',
  measure: 'Measuring',
  server: 'Servers',
  count: 'Counting',
  judge: 'Judging',
  store: 'Stored runs',
  cli: 'Command line',
  config: 'Configuration',
  git: 'Git',
  github: 'GitHub',
  calibrate: 'Calibration',
};

const MESSAGES = `# Messages

Every reason, note, warning and error of perf-gate. \`npm run docs\` writes this page from the code. Names and figures are examples.

`;

async function messagesPage(): Promise<string> {
  const reasons = await sectionsOf<ReasonEntry<object>>('src/reasons/!(entry).ts', (entries) =>
    markdownTable(
      [
        ['kind', 'message', 'what to do'],
        ...Object.entries(entries).map(([kind, { todo }]) => [
          `\`${kind}\``,
          cell(describeReason(exampleOf(kind as Reason['kind']))),
          cell(todo ?? ''),
        ]),
      ],
      { alignDelimiters: false, padding: true },
    ),
  );
  const errors = await sectionsOf<ErrorEntry<object>>('src/errors/!(entry).ts', (entries) =>
    Object.entries(entries)
      .map(([kind, errorOf]) => `\`${kind}\`\n\n\`\`\`text\n${describeUserError(errorOf(valueOf(errorOf.example) as object))}\n\`\`\``)
      .join('\n\n'),
  );
  return (
    `${MESSAGES}## Reasons, notes and warnings\n\nRun files and reports have them. A run file holds the kind and its fields, so scripts can rely on them.\n\n${reasons}\n\n` +
    `## Errors\n\nEach says what is wrong, where, and how to fix it. The exit code is 2.\n\n${errors}\n`
  );
}

/** A section for each file that exports entries. */
async function sectionsOf<Entry>(pattern: string, render: (entries: Readonly<Record<string, Entry>>) => string): Promise<string> {
  const files = (await Array.fromAsync(glob(pattern, { cwd: ROOT }))).toSorted((one, other) => placeOf(one) - placeOf(other));
  const sections = await Promise.all(
    files.map(async (file) => {
      const exported = Object.values((await import(path.join(ROOT, file))) as Readonly<Record<string, unknown>>).filter(isCatalogue);
      const entries = Object.assign({}, ...exported) as Readonly<Record<string, Entry>>;
      return Object.keys(entries).length === 0 ? [] : [`### ${ROOMS[roomOf(file)] ?? roomOf(file)}\n\n${render(entries)}`];
    }),
  );
  return sections.flat().join('\n\n');
}

const roomOf = (file: string): string => path.basename(file, '.ts');

const placeOf = (file: string): number => Object.keys(ROOMS).indexOf(roomOf(file));

/** Tells a catalogue from what else a file exports: it has entries alone. */
function isCatalogue(exported: unknown): boolean {
  return (
    typeof exported === 'object' &&
    exported !== null &&
    Object.values(exported).every(
      (entry) => (typeof entry === 'object' && entry !== null && 'say' in entry) || (typeof entry === 'function' && 'example' in entry),
    )
  );
}

/** Messages hold code in backticks, and nothing else that is markup. */
function cell(text: string): string {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? `\`${part.replaceAll('|', String.raw`\|`)}\`` : part.replaceAll(/[|*_<>[\]]/gu, String.raw`\$&`),
    )
    .join('');
}

/** Golden files of comments, by what they show. */
const COMMENTS: Readonly<Record<string, string>> = {
  counted: 'A benchmark regressed by its instructions',
  regressed: 'A benchmark regressed by time',
  explained: 'A likely cause by profiles',
  'passed-all-clear': 'Nothing regressed',
  settled: 'Nothing changed, and time is noisy',
  'below-limit': 'A slowdown that may reach the limit',
  unaffected: 'The change reaches no benchmark',
  passed: 'A benchmark is inconclusive',
  inconclusive: 'A benchmark is inconclusive, and the policy fails that',
  failed: 'A benchmark fails',
  accepted: 'A regression is accepted',
  'every-verdict': 'Every verdict at once',
  invalid: 'A measurement is invalid',
  lost: 'A job is missing',
  unmeasured: 'Nothing was measured',
  'all-new': 'A new benchmark',
  'stored-only': 'Stored runs judged, without a base',
  'first-run': 'The first run without a base',
  'slower-main': 'The main branch is slower',
  drift: 'The main branch became slower',
  matrix: 'Several Node.js versions',
};

const COMMENTS_TOP = `# Comments

perf-gate writes one comment on a pull request, and updates it. \`npm run docs\` writes this page: it shows a comment for each verdict. The first one
is whole; of the others you see the part that is not folded.

❌ blocks, ⚠️ something could not be told or needs attention, ✅ else.

`;

async function commentsPage(): Promise<string> {
  const sections = await Promise.all(
    Object.entries(COMMENTS).map(async ([name, title], index) => {
      const comment = await readFile(path.join(ROOT, 'test/report/golden', `${name}.comment.md`), 'utf8');
      return `## ${title}\n\n${(index === 0 ? comment : (comment.split('\n<details>')[0] ?? '')).trim()}\n`;
    }),
  );
  return COMMENTS_TOP + sections.join('\n');
}

if (import.meta.main) {
  for (const [page, text] of Object.entries(await generatedPages())) await writeFile(path.join(ROOT, page), text);
}
