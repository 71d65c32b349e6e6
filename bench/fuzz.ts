/**
 * Coverage-guided fuzzing of everything that parses what others wrote. Prints a page; exits with 1 where a parser fails.
 *
 *     node bench/fuzz.ts [--seconds 60] [--only NAME] [--seed 1] [--keep] > bench/results/FUZZ.md
 *
 * `--keep` writes inputs that reached something new into the corpus; commit the few that are worth it. An input of a problem is written to
 * `fuzz-NAME.bin` in the current folder: put it into the corpus with the repair.
 */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { markdownTable } from 'markdown-table';
import { fuzzTarget } from './fuzz/fuzz-target.ts';
import { TARGETS } from './fuzz/targets.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'boolean', default: false },
  },
});
const rows: string[][] = [];
for (const target of Object.keys(TARGETS).filter((name) => name.startsWith(values.only))) {
  const { tried, reached, found, problem, input } = await fuzzTarget({
    target,
    cpuSeconds: Number(values.seconds),
    seed: Number(values.seed),
  });
  if (problem !== null) {
    process.exitCode = 1;
    await writeFile(`fuzz-${target}.bin`, input);
    process.stderr.write(`${target}: ${problem}\n  by fuzz-${target}.bin\n`);
  }
  if (values.keep)
    for (const one of found)
      await writeFile(
        path.join(import.meta.dirname, 'fuzz/corpus', target, createHash('sha256').update(one).digest('hex').slice(0, 12)),
        one,
      );
  rows.push([target, String(tried), String(reached), String(found.length), problem === null ? 'none' : problem.split('\n', 1)[0]!]);
}
process.stdout.write(`# Fuzzing

perf-gate parses what others write. \`node bench/fuzz.ts\` gave each parser ${values.seconds} s of CPU time, with seed ${values.seed}.

- A parser refuses an input, or reads it. It throws nothing else, takes less than a second, and changes nothing that is shared.
- No path leads out of its folder.
- Runs are judged and rendered too, and no output may hold more than text.

${markdownTable([['parser', 'inputs', 'reached', 'inputs that reached something new', 'problem'], ...rows])}

The inputs of earlier problems are in \`bench/fuzz/corpus\`. On GitHub each parser has a minute in every run of \`ci\`, with a seed of its own.
`);
