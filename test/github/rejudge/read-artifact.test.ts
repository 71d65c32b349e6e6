import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArtifact } from '../../../src/github/rejudge/collect-runs.ts';
import { zipOf, zipOfFiles } from '../../zip-file.ts';
import { refusalOf } from './refusal-of.ts';

const LIMITS = { entries: 10, unpackedBytes: 1_000_000 };

test('the JSON files of an artifact are read by name, and nothing else of it is unpacked', async () => {
  const zip = zipOf([
    { name: 'run.json', content: '{"größe":1}' },
    { name: 'api/', content: '' },
    { name: 'api/run.json', content: '{}' },
    { name: 'report.md', content: '', claimedBytes: 4_000_000_000 },
  ]);
  assert.deepEqual(
    [...(await readArtifact(zip, LIMITS))],
    [
      ['run.json', '{"größe":1}'],
      ['api/run.json', '{}'],
    ],
  );
});

const TOO_LARGE = { kind: 'upload-too-large', most: 1_000_000, unit: 'unpacked bytes' };

async function problemOfZip(zip: Uint8Array): Promise<string> {
  const reason = await refusalOf(async () => readArtifact(zip, LIMITS));
  assert.ok(reason.kind === 'upload-not-a-zip', reason.kind);
  return reason.problem;
}

test('a file that unpacks to more than is allowed is refused before it is unpacked', async () => {
  const bomb = zipOf([{ name: 'run.json', content: Buffer.alloc(8_000_000) }]);
  assert.ok(bomb.length < 20_000, 'it is small until it is unpacked');
  assert.deepEqual(await refusalOf(async () => readArtifact(bomb, LIMITS)), TOO_LARGE);
});

test('many files that are small each and large together are refused', async () => {
  const zip = zipOf(Array.from({ length: 5 }, (_, index) => ({ name: `${index}.json`, content: Buffer.alloc(300_000) })));
  assert.deepEqual(await refusalOf(async () => readArtifact(zip, LIMITS)), TOO_LARGE);
});

test('a file that claims to be smaller than it is is not unpacked further than it claims', async () => {
  const liar = zipOf([{ name: 'run.json', content: Buffer.alloc(8_000_000), claimedBytes: 100 }]);
  assert.match(await problemOfZip(liar), /too many bytes/);
});

test('more entries than are allowed are refused, whatever they are', async () => {
  const zip = zipOf(Array.from({ length: 11 }, (_, index) => ({ name: `${index}.txt`, content: '' })));
  assert.deepEqual(await refusalOf(async () => readArtifact(zip, LIMITS)), { kind: 'upload-too-large', most: 10, unit: 'entries' });
});

for (const name of ['../run.json', '/etc/run.json', 'a/../../run.json', String.raw`..\run.json`, 'C:/run.json']) {
  test(`a name that leads elsewhere is refused: ${name}`, async () => {
    assert.match(await problemOfZip(zipOfFiles({ [name]: '{}' })), /relative path|absolute path|invalid characters/);
  });
}

test('two files of the same name are refused: which of them would be meant?', async () => {
  const zip = zipOf([
    { name: 'run.json', content: '{}' },
    { name: 'run.json', content: '[]' },
  ]);
  assert.deepEqual(await refusalOf(async () => readArtifact(zip, LIMITS)), { kind: 'upload-with-same-file-twice' });
});

test('an encrypted file, bytes that are no UTF-8, and what is no zip file are refused', async () => {
  for (const zip of [
    zipOf([{ name: 'run.json', content: '{}', isEncrypted: true }]),
    zipOf([{ name: 'run.json', content: Buffer.from([0xff, 0xfe, 0xfd]) }]),
    Buffer.from('{"run":{}}'),
    Buffer.alloc(0),
  ]) {
    assert.notEqual(await problemOfZip(zip), '');
  }
});
