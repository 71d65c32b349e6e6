import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { markdownTable } from 'markdown-table';
import { parse } from 'yaml';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '..');

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);

const actionSchema = z.object({
  inputs: z.record(z.string(), z.object({ description: z.string(), default: z.string().optional() })),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
});

/** `UPDATE_README=1` writes the tables anew. */
test('the README lists the inputs and outputs of action.yml as they are', async () => {
  const { inputs, outputs } = actionSchema.parse(parse(await readFile(path.join(root, 'action.yml'), 'utf8')));
  const tables = {
    inputs: markdownTable([['input', 'default', 'meaning'], ...Object.entries(inputs).map(([name, { description, default: value }]) => [`\`${name}\``, value === undefined ? '–' : `\`${value}\``, cell(description)])]),
    outputs: markdownTable([['output', 'meaning'], ...Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, cell(description)])]),
  };
  const file = path.join(root, 'README.md');
  const readme = await readFile(file, 'utf8');
  const expected = Object.entries(tables).reduce((text, [name, table]) =>
    text.replace(new RegExp(`<!-- ${name} -->[^]*<!-- /${name} -->`), () => `<!-- ${name} -->\n${table}\n<!-- /${name} -->`), readme);
  if (process.env['UPDATE_README']) await writeFile(file, expected);
  else assert.equal(readme, expected);
});
