import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import type { DetectedManager } from '../../src/init/package-manager.ts';
import { nodeVersionFor, oneWorkflow, runnerFor, timeoutFor, workflowTexts } from '../../src/init/workflows.ts';
import { packageRoot } from '../../src/system/this-program.ts';

const NPM: DetectedManager = { manager: 'npm', version: null };
const examples = new URL('examples/', packageRoot);

interface Workflow {
  readonly jobs: {
    readonly perf: {
      readonly with?: Readonly<Record<string, string>>;
      readonly steps: readonly { readonly run?: string; readonly with?: Readonly<Record<string, unknown>> }[];
    };
  };
}

const commandsIn = (text: string): readonly string[] => (parse(text) as Workflow).jobs.perf.steps.flatMap(({ run }) => run ?? []);

const setUp = (manager: DetectedManager, start = 'node server.js'): readonly string[] =>
  commandsIn(oneWorkflow(runnerFor({ manager, node: null }, [{ start }])));

describe('the workflow that init writes', () => {
  const versions: readonly (readonly [string | null, string, boolean])[] = [
    [null, '24', false],
    ['>=18', '24', false],
    ['22', '22', false],
    ['^22.16.0', '^22.16.0', false],
    ['>=20 <23', '>=20 <23', false],
    ['lts/*', 'lts/*', false],
    ['20.11.0', '24', true],
    ['^18 || ^20', '24', true],
  ];
  for (const [asked, version, isRemarked] of versions) {
    it(`takes Node.js ${version} where the project asks for ${asked ?? 'nothing'}`, () => {
      const found = nodeVersionFor(asked);
      assert.deepEqual([found.version, found.remark !== null], [version, isRemarked]);
    });
  }

  it('sets up the package manager of the project, and Bun where a server runs on it', () => {
    assert.deepEqual(setUp(NPM), []);
    assert.deepEqual(setUp({ manager: 'pnpm', version: '10.1.0' }), ['corepack enable']);
    assert.deepEqual(setUp({ manager: 'yarn@berry', version: 'berry' }), ['corepack enable']);
    assert.deepEqual(setUp({ manager: 'bun', version: '1.4.5' }), ['npm install --global bun@1.4.5']);
    assert.deepEqual(setUp(NPM, 'bun server.ts'), ['npm install --global bun@1']);
  });

  it('asks the reusable workflow for the same, where pull requests come from forks', async () => {
    const runner = runnerFor({ manager: { manager: 'pnpm', version: null }, node: '22' }, []);
    const { '.github/workflows/perf.yml': text } = await workflowTexts(runner, { forks: true, examples });
    assert.deepEqual((parse(text!) as Workflow).jobs.perf.with, { setup: 'corepack enable', 'node-versions': '["22"]' });
  });

  it('is ended only after the longest time that measuring may take', async () => {
    assert.deepEqual(
      [1, 30, 61, 85].map((minutes) => timeoutFor(minutes * 60_000)),
      [60, 60, 76, 100],
    );
    const runner = { ...runnerFor({ manager: NPM, node: null }, []), timeoutMinutes: 76 };
    assert.match(oneWorkflow(runner), /timeout-minutes: 76/);
    const { '.github/workflows/perf.yml': text } = await workflowTexts(runner, { forks: true, examples });
    assert.deepEqual((parse(text!) as Workflow).jobs.perf.with, { 'timeout-minutes': 76 });
  });

  it('cites no file that the project does not have', async () => {
    for (const text of Object.values(await workflowTexts(runnerFor({ manager: NPM, node: null }, []), { forks: true, examples })))
      assert.doesNotMatch(text, /(?<!blob\/v1\/)docs\//);
  });
});
