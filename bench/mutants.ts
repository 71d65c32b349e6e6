/**
 * Applies faults to a copy of the source, one at a time, and runs the fast tests that must notice.
 *
 *     node bench/mutants.ts [PART OF A NAME] > bench/results/MUTANTS.md
 *
 * Prints a page: which were killed, and which survived. Exits with 1 where one survived.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { filesInOneProcess, groupsOf } from '../test/groups.ts';
import { type Mutant, MUTANTS } from './mutants/mutants.ts';
import { repository } from './recording.ts';

const TIMEOUT_MS = 600_000;

/** The tracked files, without what tests do not read. */
function copyOfRepository(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'perf-gate-mutants-'));
  for (const file of execFileSync('git', ['ls-files', '-z'], { cwd: repository, encoding: 'utf8' })
    .split('\0')
    .filter((name) => name !== '')) {
    if (existsSync(path.join(repository, file))) cpSync(path.join(repository, file), path.join(copy, file));
  }
  symlinkSync(path.join(repository, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** @throws Error where the text does not stand in exactly one place */
function fileOf({ name, text }: Mutant, copy: string): string {
  const places = globSync('src/**/*.ts', { cwd: copy }).flatMap((file) => {
    const count = readFileSync(path.join(copy, file), 'utf8').split(text).length - 1;
    return Array.from({ length: count }, () => file);
  });
  if (places.length !== 1)
    throw new Error(
      `${name}: its text stands in ${places.length} places (${places.join(', ')}), and not in one; adapt bench/mutants/mutants.ts: ${text}`,
    );
  return path.join(copy, places[0]!);
}

/** Simulations and measuring tests are left out: they take long, and others must notice. */
function testsPass(patterns: readonly string[], copy: string): boolean {
  const files = globSync([...patterns], { cwd: copy }).filter((file) => !file.endsWith('error-rates.test.ts'));
  if (files.length === 0) throw new Error(`no test is like ${patterns.join(', ')}`);
  const together = filesInOneProcess(files);
  const apart = groupsOf(
    files.filter((file) => !together.includes(file)),
    { tier: 'fast', changed: { bench: false, fixtures: false, judge: false } },
  ).filter(({ processes }) => processes !== 1);
  return [
    ...(together.length === 0 ? [] : [['--test-isolation=none', ...together]]),
    ...apart.map((group) => [`--test-concurrency=${group.processes}`, ...group.files]),
  ].every((args) => {
    const { status } = spawnSync(process.execPath, ['--test', ...args], {
      cwd: copy,
      timeout: TIMEOUT_MS,
      stdio: 'ignore',
      env: { ...process.env, PERF_GATE_TESTS: 'fast' },
    });
    return status === 0;
  });
}

const [part = ''] = process.argv.slice(2);
const chosen = MUTANTS.filter(({ name }) => name.includes(part));
const copy = copyOfRepository();
try {
  const survivors: string[] = [];
  for (const mutant of chosen) fileOf(mutant, copy);
  for (const tests of new Set(chosen.map((mutant) => mutant.tests))) {
    if (!testsPass(tests, copy)) throw new Error(`without any fault ${tests.join(', ')} must pass`);
  }
  for (const mutant of chosen) {
    const file = fileOf(mutant, copy);
    const source = readFileSync(file, 'utf8');
    const startedMs = performance.now();
    writeFileSync(
      file,
      source.replace(mutant.text, () => mutant.replacement),
    );
    const survived = testsPass(mutant.tests, copy);
    writeFileSync(file, source);
    if (survived) survivors.push(mutant.name);
    process.stderr.write(
      `${survived ? 'SURVIVED' : 'killed  '}  ${((performance.now() - startedMs) / 1000).toFixed(1).padStart(6)} s  ${mutant.name}\n`,
    );
  }
  process.stdout.write(`# Mutants

\`node bench/mutants.ts\` puts one fault at a time into a copy of the source. The fast tests notice ${chosen.length - survivors.length} of ${chosen.length}.

${chosen.map(({ name }) => `- ${name}${survivors.includes(name) ? ': **not noticed**' : ''}\n`).join('')}`);
  process.exitCode = survivors.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
