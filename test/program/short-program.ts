/** A copy of the built program whose rounds are short: what such tests are about does not depend on how long a round is. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

const DIST = path.resolve(import.meta.dirname, '../../dist');

/** `PROCEDURE` of src/measure/procedure.ts, as the bundle has it, which numbers names that a chunk has twice. */
const PROCEDURE = /\bconst PROCEDURE(?:\$\d+)? = \{(?<fields>[^{}]*warmResponses[^{}]*)\}/;

/** In ms and numbers, where they differ from the production procedure. */
const SHORT: Readonly<Record<string, number>> = {
  warmResponses: 1_000, longestWarmupMs: 2_000, settleMs: 50, turnWarmupMs: 300, soloWarmupMs: 200, suiteWarmupMs: 100,
  suiteSliceMs: 50, suiteSoloSliceMs: 20, sliceMs: 100, latencySliceMs: 40, pacedWarmupMs: 100, pacedMs: 300, soloMs: 200,
  profiledPairs: 1, profileWarmupMs: 200, cpuStretches: 2, cpuStretchMs: 150, heapProfiles: 1, heapProfileMs: 100,
};

/** @returns the folder of the package @throws Error where the bundle has no procedure */
function copyWithShortRounds(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'short-program-'));
  process.on('exit', () => { rmSync(folder, { recursive: true, force: true }); });
  const dist = path.join(folder, 'dist');
  cpSync(DIST, dist, { recursive: true });
  for (const name of ['package.json', 'action.yml']) cpSync(path.join(DIST, '..', name), path.join(folder, name));
  const chunks = readdirSync(dist).filter((name) => name.endsWith('.js')).map((name) => path.join(dist, name));
  const withProcedure = chunks.filter((chunk) => PROCEDURE.test(readFileSync(chunk, 'utf8')));
  if (withProcedure.length === 0) throw new Error('the bundle has no PROCEDURE to shorten: see src/measure/procedure.ts');
  for (const chunk of withProcedure) {
    writeFileSync(chunk, readFileSync(chunk, 'utf8').replace(PROCEDURE, (whole, fields: string) => whole.replace(fields, () => shortened(fields))));
  }
  return folder;
}

function shortened(fields: string): string {
  return Object.entries(SHORT).reduce((text, [name, value]) => {
    const field = new RegExp(String.raw`\b${name}: [\d.e_]+`);
    if (!field.test(text)) throw new Error(`PROCEDURE has no ${name}: see src/measure/procedure.ts`);
    return text.replace(field, `${name}: ${value}`);
  }, fields);
}

/** A package with dist/cli.js, dist/action.js and action.yml. */
export const SHORT_PACKAGE = copyWithShortRounds();
export const SHORT_CLI = path.join(SHORT_PACKAGE, 'dist/cli.js');
/** The program that users run. */
export const PRODUCTION_CLI = path.join(DIST, 'cli.js');
