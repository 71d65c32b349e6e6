import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from '../src/system/this-program.ts';

/** Longer than a loaded machine takes for anything that is waited for, also where it is emulated. */
const PATIENCE_MS = 120_000;

/** Resolves once it is so. What never comes about fails the test that waits for it, which tells more than one that never ends. */
export async function until(condition: () => boolean | Promise<boolean>, what: string, patienceMs = PATIENCE_MS): Promise<void> {
  const lastMs = monotonicMs() + patienceMs;
  while (!(await condition())) {
    if (monotonicMs() > lastMs) assert.fail(`waited ${patienceMs / 1000} s in vain: ${what}`);
    await sleep(5);
  }
}

export const untilThere = (file: string): Promise<void> => until(() => existsSync(file), `${file} is there`);
