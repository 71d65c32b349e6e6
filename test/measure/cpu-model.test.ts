import assert from 'node:assert/strict';
import os from 'node:os';
import { test } from 'node:test';
import { armModelOf, readCpuModel } from '../../src/measure/environment.ts';

/** As Linux on Arm writes it of each processor. */
const processorOf = (part: string): string => `processor\t: 0
BogoMIPS\t: 50.00
Features\t: fp asimd evtstrm aes pmull sha1 sha2 crc32 atomics fphp asimdhp
CPU implementer\t: 0x41
CPU architecture: 8
CPU variant\t: 0x0
CPU part\t: ${part}
CPU revision\t: 0

`;

test('processors without a name are told apart by their numbers', () => {
  assert.equal(armModelOf(processorOf('0xd49').repeat(4)), 'ARM 0x41 part 0xd49 variant 0x0');
  assert.equal(armModelOf(processorOf('0xd40')), 'ARM 0x41 part 0xd40 variant 0x0');
});

test('the first of unlike processors names them', () => {
  assert.equal(armModelOf(processorOf('0xd05') + processorOf('0xd0a')), armModelOf(processorOf('0xd05')));
});

test('what tells no such numbers has no such name', () => {
  for (const text of [
    '',
    'processor\t: 0\nvendor_id\t: GenuineIntel\nmodel\t\t: 167\nmodel name\t: Intel(R) Xeon(R) Processor\n',
    processorOf('none'),
  ])
    assert.equal(armModelOf(text), null, text);
});

test('a processor that Node.js knows is called as Node.js calls it', async (t) => {
  const name = os.cpus()[0]?.model ?? 'unknown';
  if (name === 'unknown') return t.skip('Node.js does not know the processor here');
  assert.equal(await readCpuModel(), name.replaceAll(/\s+/g, ' ').trim());
});
