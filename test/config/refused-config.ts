import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../src/config/load-config.ts';
import { userErrorOf } from '../user-error.ts';

/** A configuration in which nothing is wrong. */
export const GOOD = `version: 1
scenarios:
  hello:
    path: /hello
servers:
  express:
    dir: servers/express
    start: node server.js
    scenarios: [hello]
`;

/** A configuration with one thing wrong, and what must be said of it. `where` is behind the file's name. */
export interface Refused {
  readonly name: string;
  readonly text: string;
  readonly where: string;
  readonly what: RegExp;
  readonly fix: RegExp;
}

export function testRefusals(refused: readonly Refused[]): void {
  for (const { name, text, where, what, fix } of refused) {
    test(`the configuration is refused with place and advice: ${name}`, () => {
      const error = userErrorOf(() => parseConfig(text, 'perf-gate.yml'));
      assert.equal(error.where, `perf-gate.yml${where}`);
      assert.match(error.message, what);
      assert.match(error.fix, fix);
    });
  }
}
