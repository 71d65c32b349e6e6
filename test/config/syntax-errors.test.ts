import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../src/config/load-config.ts';
import { userErrorOf } from '../user-error.ts';
import { GOOD, testRefusals } from './refused-config.ts';

/** Another list, with ten times what the one of this number has. */
const tenTimes = (step: number): string => `a${step + 1}: &a${step + 1} [${Array.from({ length: 10 }, () => `*a${step}`).join(', ')}]\n`;

// No YAML, or YAML that means nothing.
testRefusals([
  { name: 'broken syntax', text: GOOD.replace('[hello]', '[hello'), where: ':10:1', what: /not well-formed YAML/, fix: /brackets/ },
  {
    name: 'a key given twice',
    text: `${GOOD}version: 1\n`,
    where: ':10:1',
    what: /not well-formed YAML: Map keys must be unique/,
    fix: /given twice/,
  },
  {
    name: 'a tag that means nothing here',
    text: GOOD.replace('/hello', '!!js/regexp /hello'),
    where: ':4:11',
    what: /Unresolved tag/,
    fix: /syntax/,
  },
  {
    name: 'an alias of nothing',
    text: GOOD.replace('[hello]', '*all'),
    where: ':9:16',
    what: /^\*all without quotes is an alias, and there is no anchor &all before it$/,
    fix: /An anchor stands before/,
  },
  {
    name: 'an anchor behind what uses it',
    text: `${GOOD.replace('[hello]', '*all')}  other: { dir: a, start: x, scenarios: &all [hello] }\n`,
    where: ':9:16',
    what: /no anchor &all before it/,
    fix: /An anchor stands before/,
  },
  {
    name: 'a glob without quotes',
    text: `${GOOD}selections: { gate: [*/hello] }\n`,
    where: ':10:22',
    what: /^\*\/hello without quotes is an alias/,
    fix: /^Put a glob in quotes: "\*\/hello"\./,
  },
  {
    name: 'a mistyped merge',
    text: `${GOOD.replace('  express:', '  express: &like')}  koa: { <<: *lik, dir: b }\n`,
    where: ':10:14',
    what: /^\*lik without quotes is an alias, and there is no anchor &lik/,
    fix: /An anchor stands before/,
  },
  {
    name: 'anchors in anchors in anchors',
    text: `a0: &a0 [x]\n${[0, 1, 2, 3, 4].map(tenTimes).join('')}`,
    where: ':1:1',
    what: /^anchors are used more than 1000 times/,
    fix: /Write some of them out/,
  },
  {
    name: 'two documents',
    text: `${GOOD}---\n${GOOD}`,
    where: ':10:1',
    what: /^a second document begins here$/,
    fix: /Remove the line `---`/,
  },
  {
    name: 'a version that is no text',
    text: `${GOOD}    versions: { 4.20: versions/4.20 }\n`,
    where: ':10:17',
    what: /^the name 4\.20 is read as 4\.2$/,
    fix: /^Put it in quotes: "4\.20"\.$/,
  },
  {
    name: 'a name that means true',
    text: GOOD.replace('  hello:', '  True: { path: /true }\n  hello:'),
    where: ':3:3',
    what: /^the name True is read as true$/,
    fix: /"True"/,
  },
  {
    name: 'an alias of itself',
    text: GOOD.replace('[hello]', '&all [*all]'),
    where: ':1:1',
    what: /aliases cannot be expanded/,
    fix: /never inside itself/,
  },
]);

test('globs without quotes are told all at once, each at its place', () => {
  const error = userErrorOf(() => parseConfig(`${GOOD}selections: { gate: [*/hello, *e/**] }\n`, 'perf-gate.yml'));
  assert.match(
    error.message,
    /^2 problems in perf-gate\.yml:\n {2}perf-gate\.yml:10:22: \*\/hello without quotes .*\n {2}perf-gate\.yml:10:31: \*e\/\*\* without quotes/,
  );
});

test('a name that YAML reads as it is written needs no quotes', () => {
  const { targets } = parseConfig(`${GOOD}    versions: { 5: v5, 4.2: v42, "4.20": v420 }\n`, 'perf-gate.yml');
  assert.deepEqual(
    targets.map(({ name }) => name),
    ['express@5', 'express@4.2', 'express@4.20'],
  );
});

test('anchors that are used often, also inside of others, are no attack', () => {
  const lists = Array.from({ length: 12 }, (_, index) => `  list${index}: { path: /list, headers: *json }\n`);
  const posts = Array.from({ length: 12 }, (_, index) => `  post${index}: { <<: *post, path: /post/${index} }\n`);
  const scenarios = [
    '  list: { path: /list, headers: &json { accept: application/json } }\n',
    ...lists,
    '  post: &post { method: POST, path: /post, headers: *json }\n',
    ...posts,
  ];
  const { unsent } = parseConfig(GOOD.replace('  hello:', `${scenarios.join('')}  hello:`), 'perf-gate.yml');
  assert.equal(unsent.length, 26);
});
