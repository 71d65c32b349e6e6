/**
 * Lints the prose that users read: sentences of at most 30 words, and none of the constructions that make a reader go back.
 *
 *     node .ci/prose.ts [FILE...]    without files: README, CONTRIBUTING, docs/ and the texts of action.yml
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { TextlintKernel, type TextlintMessage, type TextlintRuleModule } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import { split } from 'sentence-splitter';
import { parse } from 'yaml';

const MOST_WORDS = 30;

interface Ban {
  readonly name: string;
  readonly pattern: RegExp;
  /** The words are fine where they ask. */
  readonly allowedInQuestions?: boolean;
}

const BANS: readonly Ban[] = [
  {
    name: 'a headless clause as subject: name the thing',
    pattern: /^(?:what(?! to\b)|whatever|who|whoever|whichever)\b/i,
    allowedInQuestions: true,
  },
  {
    name: 'a headless clause behind a preposition or comma: name the thing',
    pattern: /(?:[,;:]| (?:and|but|of|than|by|from|with|as|beside|for))\s+what\b(?! to\b)/i,
    allowedInQuestions: true,
  },
  { name: 'a hidden actor: say who', pattern: /\b(?:nobody|somebody|anybody|whoever|whosoever)\b/i },
  { name: 'a relative of a relative: split the sentence', pattern: /\bof (?:which|what|whom)\b/i },
  { name: 'an old word for an exception: "except"', pattern: /\b(?:but for|save for|be it)\b/i },
  {
    name: 'a double negative: say it positively',
    pattern: /\b(?:not|never|cannot|nothing|none)\b(?:[^,;:.()–-]*?)\b(?:not|never|cannot|nothing|none|unless)\b/i,
  },
];

interface Problem {
  readonly line: number;
  readonly message: string;
}

/** Problems of a text in markdown. Code, and addresses of links, are no prose. */
export async function proseProblems(text: string): Promise<readonly Problem[]> {
  const { messages } = await new TextlintKernel().lintText(text, {
    ext: '.md',
    plugins: [{ pluginId: 'markdown', plugin: markdown.default ?? markdown }],
    rules: [{ ruleId: 'plain-words', rule: plainWords }],
  });
  return messages.map(({ loc, message }: TextlintMessage) => ({ line: loc.start.line, message }));
}

const plainWords: TextlintRuleModule = ({ Syntax, RuleError, report }) => {
  const check = (node: Parameters<typeof report>[0]): void => {
    for (const sentence of sentencesOf(flatten(node))) {
      for (const problem of problemsOf(sentence)) report(node, new RuleError(`${problem}\n    ${sentence}`));
    }
  };
  return { [Syntax.Paragraph]: check, [Syntax.Header]: check, TableCell: check };
};

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

/** A node's words. Code counts as one word, a picture as none. */
function flatten(node: Node): string {
  if (node.type === 'Code') return 'CODE';
  if (node.type === 'Break') return ' ';
  if (node.children === undefined) return node.type === 'Str' ? (node.value ?? '').replaceAll(/\s+/g, ' ') : '';
  return node.children.map(flatten).join('');
}

const sentencesOf = (text: string): readonly string[] =>
  split(text)
    .flatMap(({ type, raw }) => (type === 'Sentence' ? [raw.trim()] : []))
    .filter((sentence) => sentence !== '');

function problemsOf(sentence: string): readonly string[] {
  const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const isQuestion = sentence.endsWith('?');
  const banned = BANS.filter(({ pattern, allowedInQuestions }) => pattern.test(sentence) && !(allowedInQuestions && isQuestion)).map(
    ({ name }) => name,
  );
  return words > MOST_WORDS ? [`${words} words: at most ${MOST_WORDS}`, ...banned] : banned;
}

/** Every `description` of action.yml, a paragraph each. */
async function textsOfAction(root: string): Promise<string> {
  const described = (value: unknown): readonly string[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, part]) => (key === 'description' ? [String(part)] : described(part)));
  };
  return described(parse(await readFile(path.join(root, 'action.yml'), 'utf8'))).join('\n\n');
}

async function lint(root: string, asked: readonly string[]): Promise<number> {
  const pages = (await readdir(path.join(root, 'docs'))).filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`);
  const files = asked.length > 0 ? asked : ['README.md', 'CONTRIBUTING.md', ...pages, 'action.yml'];
  let count = 0;
  for (const file of files) {
    const text = file === 'action.yml' ? await textsOfAction(root) : await readFile(path.resolve(root, file), 'utf8');
    for (const { line, message } of await proseProblems(text)) {
      count += 1;
      process.stdout.write(`${file}:${line}: ${message}\n`);
    }
  }
  process.stdout.write(count === 0 ? `${files.length} texts read plainly\n` : `${count} sentences to mend\n`);
  return count;
}

if (import.meta.main) process.exitCode = (await lint(path.resolve(import.meta.dirname, '..'), process.argv.slice(2))) === 0 ? 0 : 1;
