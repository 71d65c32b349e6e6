import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { planCores } from '../../../src/measure/cores.ts';
import { targetEnvironment } from '../../../src/system/program-environment.ts';
import { startProcessTree } from '../../../src/system/process-tree.ts';
import { spinFor, startSuiteOf } from '../sample-suite.ts';

describe("a suite's process", { concurrency: 2 }, () => {
  it('tells that a task waits for most of the time', async () => {
    await using suite = await startSuiteOf(
      'export default (bench) => { bench.add("timer", () => new Promise((done) => setTimeout(done, 500))); };',
    );
    const { busyShare } = await suite.calibrate('timer');
    assert.ok(busyShare >= 0 && busyShare < 0.6, String(busyShare));
  });

  it('takes a task for busy that has to share its core while it is calibrated', async (t) => {
    const cores = await planCores();
    if (cores === null || !existsSync('/proc/self/schedstat')) return t.skip('nobody tells here how long a process is queued for its core');
    await using _ = startProcessTree({ command: ['node', '-e', 'for (;;);'], cwd: '/', env: targetEnvironment({}), cores: [cores.server] });
    const head = `export default (bench) => { bench.add("spin", () => { ${spinFor(100)} }); };`;
    await using suite = await startSuiteOf(head, { started: { core: cores.server } });
    const { msPerOp, busyShare } = await suite.calibrate('spin');
    assert.ok(busyShare > 0.8, `${busyShare} of ${msPerOp} ms`);
  });
});
