import assert from 'node:assert/strict';
import { type Emulator, openEmulator } from '../../../src/measure/instructions/emulator.ts';
import { describeReason } from '../../../src/report/words.ts';

const opened = await openEmulator();

/** Why programs cannot be counted on this machine; false: they can. */
export const skip = 'because' in opened ? describeReason(opened.because) : false;
// The one architecture that it is built for must have it.
assert.ok(skip === false || process.platform !== 'linux' || process.arch !== 'x64', String(skip));

/** The shipped emulator. Tests that use it are skipped where there is none. */
export const emulator = opened as Emulator;
