import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { repositoryName } from '../../src/system/version.ts';
import { parseWorkflow, type Workflow } from './workflow-file.ts';
import { CALLED_WORKFLOWS, EXAMPLES, OWN_WORKFLOWS } from './workflow-scene.ts';

const ROOT = join(import.meta.dirname, '../..');

async function filesIn(folder: string): Promise<readonly { readonly name: string; readonly text: string }[]> {
  const names = (await readdir(join(ROOT, folder))).filter((name) => /^perf.*\.yml$/.test(name));
  return Promise.all(names.map(async (name) => ({ name: `${folder}/${name}`, text: await readFile(join(ROOT, folder, name), 'utf8') })));
}

const CALLING = [...(await filesIn('.github/workflows')), ...(await filesIn('examples'))];
const CALLED = Object.entries(CALLED_WORKFLOWS).map(([name, text]) => ({ name: `.github/workflows/${name}`, text }));
const FILES = [...CALLING, ...CALLED];

/** What a job may do where it publishes, stores, or answers a comment. */
const PUBLISHES = { actions: 'read', checks: 'write', contents: 'read', 'pull-requests': 'write' };
const MEASURES = { contents: 'read', 'pull-requests': 'read' };
const OBEYS = { actions: 'write', checks: 'write', contents: 'write', 'pull-requests': 'write' };

const EXPECTED: Readonly<Record<string, unknown>> = {
  'measure.yml': { measure: MEASURES, join: {}, publish: PUBLISHES },
  'publish.yml': { publish: PUBLISHES },
  'commands.yml': { run: { actions: 'write', 'pull-requests': 'write' }, accept: { ...PUBLISHES, contents: 'write' } },
  'baseline.yml': { baseline: { contents: 'write' } },
  'perf.yml': { perf: PUBLISHES },
  'perf-matrix.yml': { perf: PUBLISHES },
  'perf-publish.yml': { publish: PUBLISHES },
  'perf-commands.yml': { command: OBEYS },
  'perf-baseline.yml': { baseline: { contents: 'write' } },
};

for (const { name, text } of FILES) {
  test(`each job of ${name} asks for what it needs and no more`, () => {
    const found = Object.fromEntries(Object.entries(parseWorkflow(text).jobs).map(([id, { permissions }]) => [id, permissions]));
    assert.deepEqual(found, EXPECTED[name.split('/').at(-1)!]);
  });
}

/** A called job gets what both the calling job and its own file grant, so the calling job names all that any of them needs. */
const withJobs = (workflow: Workflow, usesOf: (uses: string) => string): unknown => ({
  ...workflow,
  jobs: Object.entries(workflow.jobs).map(([id, job]) => [id, 'uses' in job ? { ...job, uses: usesOf(job.uses) } : job]),
});

for (const [name, text] of Object.entries(EXAMPLES)) {
  test(`${name} of this repository is the example but for where the called workflow lies, so that tests of one hold for both`, () => {
    assert.deepEqual(
      withJobs(parseWorkflow(OWN_WORKFLOWS[name]!), (uses) => uses.replace('$/', `${repositoryName}/`).concat('@v1')),
      withJobs(parseWorkflow(text), (uses) => uses),
    );
  });
}

for (const { name, text } of CALLING) {
  test(`${name} is short: what is the same for every repository stands in the workflow that it calls`, () => {
    assert.ok(text.trimEnd().split('\n').length <= 23, text);
  });
}

test('each input of a run by hand reaches the step that measures, and one is for what the change does not reach', () => {
  const jobs = parseWorkflow(CALLED_WORKFLOWS['measure.yml']!).jobs;
  const measure = jobs['measure']!;
  assert.ok('steps' in measure);
  const handed = measure.steps.find(({ id }) => id === 'gate')!.with;
  const inputs = Object.keys(parseWorkflow(EXAMPLES['perf.yml']!).on.workflow_dispatch?.inputs ?? {});
  assert.ok(inputs.includes('all'), inputs.join());
  for (const input of inputs) assert.ok(handed[input]?.startsWith(`\${{ github.event.inputs.${input} `), input);
});

for (const { name, text } of CALLED) {
  test(`${name} uses every input that it declares`, () => {
    for (const input of Object.keys(parseWorkflow(text).on.workflow_call!.inputs))
      assert.match(text, new RegExp(`inputs\\.${input}\\b`), input);
  });
}

test('main is measured on the Node.js of pull requests unless a file says otherwise: stored runs of another one are compared with nothing', () => {
  const versions = ['measure.yml', 'baseline.yml'].map(
    (name) => parseWorkflow(CALLED_WORKFLOWS[name]!).on.workflow_call!.inputs['node-versions']!.default,
  );
  assert.equal(versions[0], versions[1]);
});

for (const { name, text } of CALLING) {
  test(`${name} has no schedule, or nothing else that a pull request waits for: GitHub switches off a file with one where no commits come`, () => {
    const {
      on: { push, schedule, ...others },
    } = parseWorkflow(text);
    if (schedule !== undefined) assert.deepEqual(others, {});
    assert.equal(
      push === undefined,
      schedule === undefined,
      'main is measured once a week too, because the message of a push may leave it out',
    );
  });
}

test('every workflow that github.md shows calls one of this repository with inputs that it has', async () => {
  const page = await readFile(join(ROOT, 'docs/github.md'), 'utf8');
  const calls = page
    .split('```yaml\n')
    .slice(1)
    .map(
      (block) =>
        parse(block.split('```')[0]!) as {
          readonly jobs?: Readonly<Record<string, { readonly uses: string; readonly with?: object; readonly secrets?: object }>>;
        },
    )
    .flatMap(({ jobs }) => Object.values(jobs ?? {}));
  assert.ok(calls.length >= 2);
  for (const call of calls) {
    const [, name = ''] = /\/([\w-]+\.yml)@v1$/.exec(call.uses) ?? [];
    const { inputs } = parseWorkflow(CALLED_WORKFLOWS[name] ?? assert.fail(call.uses)).on.workflow_call!;
    for (const input of Object.keys(call.with ?? {})) assert.ok(input in inputs, input);
    for (const secret of Object.keys(call.secrets ?? {}))
      assert.match(CALLED_WORKFLOWS[name]!, new RegExp(`^      ${secret}: \\{ required: false`, 'm'));
  }
});

for (const { name, text } of CALLED) {
  test(`${name} checks the code of pull requests out only where it may write nothing, and keeps no credentials`, () => {
    for (const [id, job] of Object.entries(parseWorkflow(text).jobs)) {
      for (const { uses, with: inputs } of 'steps' in job ? job.steps : []) {
        if (!uses.startsWith('actions/checkout@')) continue;
        assert.equal(inputs['persist-credentials'], 'false', id);
        if (inputs['ref'] !== undefined) assert.ok(!Object.values(job.permissions).includes('write'), id);
      }
    }
  });
}

for (const { name, text } of FILES) {
  test(`${name} pins every action of others by its commit, and the same one everywhere`, () => {
    for (const [, uses = ''] of text.matchAll(/uses: (.+)/g)) {
      if (uses.startsWith('$/') || uses.startsWith(`${repositoryName}/`)) continue;
      assert.match(uses, /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
      const [action = ''] = uses.split('@');
      const pins = new Set(FILES.flatMap((file) => file.text.match(new RegExp(`${action}@.*`, 'g')) ?? []));
      assert.deepEqual([...pins], [uses]);
    }
  });
}

test('pages.yml reads main alone, may write pages and nothing else, and pins every action', async () => {
  const text = await readFile(join(ROOT, 'examples/pages.yml'), 'utf8');
  const { on, permissions, jobs } = parse(text) as {
    readonly on: object;
    readonly permissions: object;
    readonly jobs: { readonly publish: { readonly permissions: object } };
  };
  assert.deepEqual(on, {
    workflow_run: { workflows: ['perf-baseline'], types: ['completed'], branches: ['main'] },
    workflow_dispatch: null,
  });
  assert.deepEqual([permissions, jobs.publish.permissions], [{}, { contents: 'read', 'id-token': 'write', pages: 'write' }]);
  for (const [, uses = ''] of text.matchAll(/uses: (.+)/g)) assert.match(uses, /^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
