import assert from 'node:assert/strict';
import { test } from 'node:test';
import { instructionsIn } from '../../../src/measure/instructions/counted-node.ts';
import { whyNotCounted } from '../../../src/measure/instructions/counting-programs.ts';

const STATUS = `instrumentation: on
executed-bbs: 12345678
events: Ir
part: 0
threads: 1 2
current-tid: 1
events-1: 1234567890
frames-1: 2
function-1-0: main
calls-1-0: 1
events-1-0: 1234000000
events-2: 10
frames-2: 0
`;

test('the instructions of all threads are added, and those of single functions are not', () => {
  assert.equal(instructionsIn(STATUS), 1_234_567_900);
});

test('a status without a count says what it said instead', () => {
  assert.throws(() => instructionsIn('instrumentation: off\n'), /valgrind told no count: instrumentation: off$/);
  assert.throws(() => instructionsIn(''), /nothing at all/);
});

test('where valgrind is not on PATH it is named, with how to get it', async () => {
  assert.equal(await whyNotCounted({ PATH: '/none' }), 'valgrind is not installed (apt-get install valgrind)');
});
