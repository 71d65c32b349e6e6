import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '..');

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });

async function filesLike(patterns: readonly string[]): Promise<readonly string[]> {
  return Array.fromAsync(glob([...patterns], { cwd: root }));
}

/** What a script of package.json has in quotes. */
const patternsOf = (script = ''): readonly string[] => [...script.matchAll(/"([^"]+)"/g)].map(([, pattern = '']) => pattern);

test('npm test runs each test file once: beside others, or alone where it measures or takes the whole machine', async () => {
  const { scripts } = packageSchema.parse(JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')));
  const [together, alone] = [await filesLike(patternsOf(scripts['test:together'])), await filesLike(patternsOf(scripts['test:alone']))];
  assert.deepEqual([...together, ...alone].toSorted(), (await filesLike(['test/**/*.test.ts'])).toSorted());
  assert.ok(together.includes('test/judge/judge.test.ts') && alone.includes('test/measure/server.test.ts') && alone.includes('test/baseline/git-push.test.ts'));
});
