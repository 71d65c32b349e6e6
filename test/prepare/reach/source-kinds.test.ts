import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { namesWhatRuns, sourceKind } from '../../../src/prepare/reach/source-kinds.ts';

describe('the kind of a source file', () => {
  for (const [place, content, kind] of [
    ['api/server.mts', '', 'code'],
    ['api/view.jsx', '', 'code'],
    ['api/package.json', '{}', 'manifest'],
    ['api/tsconfig.json', '{}', 'json'],
    ['api/setup.sh', 'npm ci', 'script'],
    ['api/setup.bash', 'npm ci', 'script'],
    ['bin/www', "#!/usr/bin/env node\nrequire('../app')", 'code'],
    ['bin/www', '#!/usr/bin/env -S node --import tsx\n', 'code'],
    ['bin/www', '#!/usr/bin/env nodejs', 'code'],
    ['bin/www', '#!/usr/bin/env tsx\r\n', 'code'],
    ['bin/www', '#!/usr/local/bin/bun\n', 'code'],
    ['bin/www', '#!/usr/bin/env -S deno run --allow-net\n', 'code'],
    ['bin/start', '#!/bin/sh\nnode server.js', 'script'],
    ['bin/start', '#!/usr/bin/env bash\n', 'script'],
    ['bin/start', '#! /bin/zsh -e\n', 'script'],
    ['bin/start', '#!/usr/bin/python3\nnode = "sh"\n', null],
    ['LICENSE', 'node, bash', null],
    ['bin/v1.2', '#!/bin/sh\n', null],
    ['README.md', '#!/bin/sh\n', null],
  ] as const) {
    it(`is ${kind ?? 'none'} of ${place}${content === '' ? '' : ` with ${JSON.stringify(content)}`}`, () => {
      assert.equal(sourceKind(content, place), kind);
      assert.equal(sourceKind(Buffer.from(content), place), kind);
    });
  }
});

describe('what a source file names', () => {
  for (const [kind, runs] of [['code', true], ['manifest', true], ['script', true], ['json', false], [null, false]] as const) {
    it(`${runs ? 'is' : 'is not'} loaded or run, for ${kind ?? 'another file'}`, () => {
      assert.equal(namesWhatRuns(kind), runs);
    });
  }
});
