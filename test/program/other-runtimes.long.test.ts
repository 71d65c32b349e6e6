import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { readRunFile } from '../../src/store/run-file.ts';
import { assertNothingLeft } from './answers.ts';
import { repositoryWithChange } from './sample-repository.ts';
import { sampleConfig } from './sample-server.ts';

const PYTHON = `import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

class Handler(BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'
    wbufsize = -1
    def do_GET(self):
        body = b'{"hello":"world"}'
        self.send_response(200)
        self.send_header('content-length', str(len(body)))
        self.end_headers()
        self.wfile.write(body)
    def log_message(self, *args): pass

ThreadingHTTPServer((os.environ['HOST'], int(os.environ['PORT'])), Handler).serve_forever()
`;

test('a server in Python is measured from outside, and the report says what is not seen', { timeout: 180_000 }, async (t) => {
  if (process.platform !== 'linux' || (await execa('python3', ['--version'], { reject: false })).failed) return t.skip('it takes Linux and python3');
  const config = sampleConfig().replace('node server.mjs', 'python3 server.py').replace(/connections: 50\n {4}pipelining: 4/, 'connections: 4');
  await using repository = await repositoryWithChange({ 'perf-gate.yml': config, 'api/server.py': PYTHON }, { 'api/server.py': `${PYTHON}# changed\n` });
  const answer = await repository.gate(['run', '--profile', 'quick', '--seed', '1']);
  assert.match(answer.stderr, /^api is not Node\.js: CPU time and memory of its processes come from the system/m);
  assert.equal(answer.exitCode, 0, answer.stdout);
  await assertNothingLeft(repository);

  const { run } = await readRunFile(join(repository.root, '.perf-gate/run.json'));
  const measurement = run.benchmarks[0]?.measurement;
  assert.ok(measurement?.state === 'measured', JSON.stringify(measurement));
  const figures = measurement.solos[0]?.figures ?? {};
  for (const metric of ['throughput', 'cpuPerRequest', 'maxMemory'] as const) assert.ok((figures[metric] ?? 0) > 0, metric);
  assert.equal(figures.eventLoopDelayP99, undefined);
  assert.ok(measurement.duets.every(({ slices }) => (slices.cpuPerRequest ?? []).every(({ base, head }) => base > 0 && head > 0)));
});
