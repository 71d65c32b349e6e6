import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { recordAnswer } from '../../src/init/record-answer.ts';
import { writeFiles } from '../git-repository.ts';
import { scenarioOf, serverTargetOf } from '../targets.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** What is recorded of a server that answers by this source. It has been built once. */
async function recorded(answer: string): ReturnType<typeof recordAnswer> {
  await using folder = await temporaryFolder();
  await writeFiles(folder.path, {
    'built.cjs': "module.exports = 'first'",
    'build.cjs': "require('node:fs').writeFileSync('built.cjs', `module.exports = ${Math.random()}`);",
    'server.cjs': `const start = Math.random(); let n = 0;\nrequire('node:http').createServer((req, res) => { res.end(${answer}); }).listen(process.env.PORT, process.env.HOST);`,
  });
  const target = serverTargetOf({ dir: '.', build: 'node build.cjs', start: 'node server.cjs' });
  return await recordAnswer({ target, scenario: scenarioOf(), paths: ['/'], tree: folder.path });
}

describe('an answer that init records', { concurrency: 2 }, () => {
  it('is the body of a server that always answers the same', async () => {
    const { path, status, body, varies } = await recorded("'hello'");
    assert.deepEqual([path, status, body.toString(), varies], ['/', 200, 'hello', null]);
  });

  for (const [what, answer, why] of [
    ['an id of each start', 'String(start)', 'the body differs from start to start, as by a port, an id or a build'],
    ['the address of the server', 'req.headers.host', 'the body differs from start to start, as by a port, an id or a build'],
    ['an id of each build', "String(require('./built.cjs'))", 'the body differs from start to start, as by a port, an id or a build'],
    ['a counter', 'String(n++)', 'the body differs from request to request'],
    ['the date', 'new Date().toISOString().slice(0, 10)', 'the body has the date in it'],
  ] as const) {
    it(`is its status alone where the body has ${what}`, async () => {
      assert.equal((await recorded(answer)).varies, why);
    });
  }
});
