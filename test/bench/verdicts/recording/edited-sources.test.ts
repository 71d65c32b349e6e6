import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { EDITS, INJECTIONS } from '../../../../bench/verdicts/recording/conditions.ts';
import { editedSource } from '../../../../bench/verdicts/recording/edited-sources.ts';
import { turnOf } from '../../../../bench/verdicts/recording/injected-duet.ts';

const REPOSITORY = path.join(import.meta.dirname, '../../../..');
const SOURCES = [...['http-node', 'express', 'fastify', 'koa'].map((name) => `fixtures/servers/${name}/server.js`), 'fixtures/suites/user/user.suite.js'];

const numbers = Array.from({ length: EDITS + 1 }, (_, edit) => edit);

/** Of a source: its lines but for remarks, whatever their order. */
const codeOf = (source: string): readonly string[] => source.split('\n').filter((line) => !line.startsWith('// A remark')).toSorted();

for (const file of SOURCES) {
  test(`${file}: no two edits are the same, the same one is again, and their code differs by its order alone`, async () => {
    const source = await readFile(path.join(REPOSITORY, file), 'utf8');
    const edited = numbers.map((edit) => editedSource(source, edit));
    assert.equal(edited[0], source);
    assert.equal(new Set(edited).size, EDITS + 1);
    assert.deepEqual(numbers.map((edit) => editedSource(source, edit)), edited);
    for (const one of edited) assert.deepEqual(codeOf(one), codeOf(source));
  });
}

test('functions that are hoisted change places, and the program still does the same', async () => {
  const source = `const first = one();\nfunction one() {\n  return 1;\n}\nfunction two() {\n  return one() + 1;\n}\nfunction three() {\n  return two() + first;\n}\nexport default three();\n`;
  const edited = numbers.map((edit) => editedSource(source, edit));
  const orders = edited.map((one) => [...one.matchAll(/^function (\w+)/gm)].map(([, name]) => name).join(' '));
  assert.ok(new Set(orders).size > 3, orders.join(', '));
  for (const one of edited) {
    const { default: result } = await import(`data:text/javascript,${encodeURIComponent(one)}`) as { readonly default: unknown };
    assert.equal(result, 3);
  }
});

test('each edit meets all the ways in which the arms take turns', () => {
  const rounds = Array.from({ length: 4 * EDITS }, (_, round) => `${INJECTIONS.edit.amount('server', 0, round)} ${turnOf(round).startedFirst} ${turnOf(round).loadedFirst}`);
  assert.equal(new Set(rounds).size, 4 * EDITS);
});
