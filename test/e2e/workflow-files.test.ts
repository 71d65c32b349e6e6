import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { parseWorkflow, type Workflow, type WorkflowJob } from './workflow-file.ts';
import { EXAMPLES, OWN_WORKFLOWS } from './workflow-scene.ts';

const ROOT = join(import.meta.dirname, '../..');

async function filesIn(folder: string): Promise<readonly { readonly name: string; readonly text: string }[]> {
  const names = (await readdir(join(ROOT, folder))).filter((name) => /^perf.*\.yml$/.test(name));
  return Promise.all(names.map(async (name) => ({ name: `${folder}/${name}`, text: await readFile(join(ROOT, folder, name), 'utf8') })));
}

const FILES = [...await filesIn('.github/workflows'), ...await filesIn('examples')];

/** What a job may do where it publishes, stores, or answers a comment. */
const PUBLISHES = { actions: 'read', checks: 'write', contents: 'read', 'pull-requests': 'write' };
const STORES = { contents: 'write' };
const MEASURES = { contents: 'read', 'pull-requests': 'read' };

const EXPECTED: Readonly<Record<string, unknown>> = {
  '.github/workflows/perf.yml': { measure: MEASURES, publish: PUBLISHES },
  '.github/workflows/perf-baseline.yml': { baseline: STORES },
  '.github/workflows/perf-publish.yml': { publish: PUBLISHES },
  '.github/workflows/perf-commands.yml': { run: { actions: 'write', contents: 'read', 'pull-requests': 'write' }, accept: { ...PUBLISHES, contents: 'write' } },
  'examples/perf.yml': { measure: MEASURES, publish: PUBLISHES },
  'examples/perf-baseline.yml': { baseline: STORES },
  'examples/perf-publish.yml': { publish: PUBLISHES },
  'examples/perf-commands.yml': { run: { actions: 'write', 'pull-requests': 'write' }, accept: { ...PUBLISHES, contents: 'write' } },
  'examples/perf-matrix.yml': { measure: MEASURES, join: {}, publish: PUBLISHES },
};

test('each job of the workflows asks for what it needs and no more', () => {
  const found = FILES.map(({ name, text }) => [name, Object.fromEntries(Object.entries(parseWorkflow(text).jobs).map(([id, { permissions }]) => [id, permissions]))]);
  assert.deepEqual(Object.fromEntries(found), EXPECTED);
});

type Step = WorkflowJob['steps'][number];

const checksOut = ({ uses }: Step): boolean => uses.startsWith('actions/checkout@');

/** Jobs by their ids, without their permissions, which are compared above. */
function jobsOf({ jobs }: Workflow, stepsOf: (id: string, job: WorkflowJob) => readonly Step[]): unknown {
  return Object.entries(jobs).map(([id, job]) => [id, { ...job, permissions: {}, steps: stepsOf(id, job) }]);
}

/** The steps as they would be if this repository used a release of itself: only what is measured or pushed is checked out then. */
function releasedSteps({ steps }: WorkflowJob, isCheckedOut: boolean): readonly Step[] {
  return steps.filter((step) => isCheckedOut || !checksOut(step)).map((step) => (step.uses === './' ? { ...step, uses: 'OWNER/perf-gate@v1' } : step));
}

for (const [name, text] of Object.entries(OWN_WORKFLOWS)) {
  test(`${name} of this repository is the example but for where the Action lies, so that what is shown of one holds for both`, () => {
    const [own, example] = [parseWorkflow(text), parseWorkflow(EXAMPLES[name] ?? '')];
    assert.deepEqual({ ...own, jobs: {} }, { ...example, jobs: {} });
    assert.deepEqual(
      jobsOf(own, (id, job) => releasedSteps(job, example.jobs[id]?.steps.some(checksOut) ?? false)),
      jobsOf(example, (_id, { steps }) => steps),
    );
  });
}

for (const { name, text } of FILES.filter((file) => /\/perf(?:-matrix)?\.yml$/.test(file.name))) {
  test(`${name} hands every input of a run by hand to the step that measures, and has one for what the change does not reach`, () => {
    const { on, jobs } = parseWorkflow(text);
    const inputs = Object.keys(on.workflow_dispatch?.inputs ?? {});
    assert.ok(inputs.includes('all'), inputs.join());
    const handed = jobs['measure']?.steps.find(({ id }) => id === 'gate')?.with ?? {};
    for (const input of inputs) assert.equal(handed[input], `\${{ inputs.${input} }}`, input);
  });
}

const textOf = (name: string): string => FILES.find((file) => file.name === name)?.text ?? assert.fail(name);

const workflowOf = (name: string): Workflow => parseWorkflow(textOf(name));

for (const folder of ['.github/workflows', 'examples']) {
  test(`${folder}/perf-baseline.yml measures by the Node.js of perf.yml: stored runs of another one are compared with nothing`, () => {
    const [, version = ''] = /^ +node-version: (\d+)$/m.exec(textOf(`${folder}/perf.yml`)) ?? [];
    assert.ok(textOf(`${folder}/perf-baseline.yml`).includes(`node: [${version}] # `), version);
  });
}

test('every example names the branch for what is stored: a file that lacks the input would look for what was accepted in another place', () => {
  for (const { name, text } of FILES.filter((file) => file.name.startsWith('examples/'))) assert.match(text, /^# .*`(?:with: \{ )?baseline-branch: perf-baselines/m, name);
});

test('the matrix example measures on the same events as the other', () => {
  const [one, matrix] = [workflowOf('examples/perf.yml'), workflowOf('examples/perf-matrix.yml')];
  assert.deepEqual(Object.keys(matrix.on), Object.keys(one.on));
  assert.equal(matrix.jobs['measure']?.if, one.jobs['measure']?.if);
});

for (const { name, text } of FILES) {
  test(`${name} has no schedule, or nothing else that somebody waits for: where nobody commits GitHub switches off a file that has one`, () => {
    const { on: { push, schedule, ...others } } = parseWorkflow(text);
    if (schedule !== undefined) assert.deepEqual(others, {});
    assert.equal(push === undefined, schedule === undefined, 'main is measured once a week too, because the message of a push may leave it out');
  });
}

interface ShownMatrix {
  readonly measure: { readonly steps: readonly { readonly id?: string; readonly with: Readonly<Record<string, unknown>> }[] };
}

test('github.md shows the step of the example for several configurations', async () => {
  const page = await readFile(join(ROOT, 'docs/github.md'), 'utf8');
  const [, section = ''] = page.split('\n## Several configurations\n');
  const [, snippet = ''] = section.split('```yaml\n');
  const { measure } = parse(snippet.split('```')[0] ?? '') as ShownMatrix;
  const { config, ...others } = measure.steps.find(({ id }) => id === 'gate')?.with ?? {};
  assert.equal(config, 'packages/${{ matrix.package }}/perf-gate.yml');
  const ofExample = parseWorkflow(EXAMPLES['perf.yml'] ?? '').jobs['measure']?.steps.find(({ id }) => id === 'gate')?.with;
  assert.deepEqual(Object.fromEntries(Object.entries(others).map(([input, value]) => [input, String(value)])), { ...ofExample, jobs: '1' });
});

for (const { name, text } of FILES) {
  test(`${name} checks the code of pull requests out only where it may write nothing, and keeps no credentials`, () => {
    for (const [id, { permissions, steps }] of Object.entries(parseWorkflow(text).jobs)) {
      for (const { uses, with: inputs } of steps) {
        if (!uses.startsWith('actions/checkout@')) continue;
        assert.equal(inputs['persist-credentials'], 'false', id);
        if (inputs['ref'] !== undefined) assert.ok(!Object.values(permissions).includes('write'), id);
      }
    }
  });

  test(`${name} pins every action of others by its commit, and the same one everywhere`, () => {
    for (const [, uses = ''] of text.matchAll(/uses: (.+)/g)) {
      if (/^(?:\.\/|OWNER\/perf-gate@v1)/.test(uses)) continue;
      assert.match(uses, /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
      const [action = ''] = uses.split('@');
      const pins = new Set(FILES.flatMap((file) => file.text.match(new RegExp(`${action}@.*`, 'g')) ?? []));
      assert.deepEqual([...pins], [uses]);
    }
  });
}
