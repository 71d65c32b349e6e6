import { type Emulator, openEmulator } from '../../src/measure/instructions/emulator.ts';
import { describeReason } from '../../src/report/words.ts';

/** @throws where nothing can be counted on this machine */
export async function emulatorOfBench(): Promise<Emulator> {
  const emulator = await openEmulator();
  if ('because' in emulator) throw new Error(describeReason(emulator.because));
  return emulator;
}
