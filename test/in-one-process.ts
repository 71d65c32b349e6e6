/** Runs the test files that need no process of their own. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { filesInOneProcess } from './groups.ts';

const root = path.resolve(import.meta.dirname, '..');
for (const file of filesInOneProcess(globSync('test/**/*.test.ts', { cwd: root }))) await import(path.join(root, file));
