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

/** What the first page tells of the evidence, with the conditions under which it was found: the best of them are none alone. */
function claimsOf(evidence: string): string {
  const seen = [...evidence.matchAll(/^### Power, on (machine \w+), (with [^\n]*?)(?: \(thin\))?$([^]*?)^### /gmu)].map(([, machine, conditions, section = '']) => {
    const [, thin = '', share = ''] = /^\| exactly 3\.0 % more(?<thin> \(thin\))? +\| +10 \|[^|]*\|(?<share>[^|]*)\|/mu.exec(section) ?? assert.fail(`no row of 3 % on ${machine} ${conditions}`);
    return `${share.trim()} on ${machine} ${conditions}${thin === '' ? '' : ', from few rounds'}`;
  });
  const live = [...evidence.matchAll(/^\| quiet, [^\n]*$/gmu)].map(([row]) => row.split('|').slice(6, 8).map((cellText) => Number.parseInt(cellText, 10)));
  const [families, alarms] = [0, 1].map((column) => live.reduce((sum, row) => sum + (row[column] ?? 0), 0));
  return `Of ${families} real runs on ten unchanged tasks, on two-core virtual machines that share their hosts, ${alarms === 0 ? 'none' : alarms} had a false alarm. `
    + `In families of ten metrics that were drawn from rounds recorded there, a benchmark that costs exactly 3 % more is seen in so many of 100: ${seen.join('; ')}.`;
}

/** `UPDATE_README=1` writes them anew. */
test('the README lists the inputs and outputs of action.yml as they are, and tells of the evidence what its page says', async () => {
  const { inputs, outputs } = actionSchema.parse(parse(await readFile(path.join(root, 'action.yml'), 'utf8')));
  const tables = {
    evidence: claimsOf(await readFile(path.join(root, 'docs', 'evidence.md'), 'utf8')),
    inputs: markdownTable([['input', 'default', 'meaning'], ...Object.entries(inputs).map(([name, { description, default: value }]) => [`\`${name}\``, value === undefined ? '–' : `\`${value}\``, cell(description)])]),
    outputs: markdownTable([['output', 'meaning'], ...Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, cell(description)])]),
  };
  const file = path.join(root, 'README.md');
  const readme = await readFile(file, 'utf8');
  const expected = Object.entries(tables).reduce((text, [name, table]) => {
    const place = new RegExp(`<!-- ${name} -->[^]*<!-- /${name} -->`);
    assert.match(text, place);
    return text.replace(place, () => `<!-- ${name} -->\n${table}\n<!-- /${name} -->`);
  }, readme);
  if (process.env['UPDATE_README']) await writeFile(file, expected);
  else assert.equal(readme, expected);
});
