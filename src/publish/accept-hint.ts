import type { JudgedBenchmark } from '../model.ts';
import { escapeGlob } from '../plan/benchmark-glob.ts';
import type { Text } from '../report/terms/document.ts';
import { sortByUrgency } from '../report/terms/verdicts.ts';
import { plainName } from '../text/escape.ts';

/**
 * How a regression that is meant to stay gets past the check, by the worst of them: whoever meets a required check for the first time
 * sees nothing else of that. Nothing where none regressed, or its command could not be copied from the report to the letter.
 */
export function hintAtAccepting(benchmarks: readonly JudgedBenchmark[]): Text {
  const [worst] = sortByUrgency(benchmarks.filter(({ verdict }) => verdict === 'regressed'));
  const command = worst === undefined ? null : commandAccepting(worst.id);
  if (command === null) return [];
  return [
    'What is meant to stay is accepted by whoever may write to this repository, with a comment like ', { code: command },
    ', where ', { code: 'perf-commands.yml' }, ' is set up.',
  ];
}

/** As a pattern a name of the change's own choosing could stand for benchmarks of others. null: none that a report would show to the letter. */
function commandAccepting(id: string): string | null {
  const word = wordOf(escapeGlob(id));
  const command = word === null ? '' : `/perf accept ${word} REASON`;
  return command !== '' && plainName(command) === command ? command : null;
}

/** A pattern as the command takes it, in quotes where it has a blank; null: in none that it takes. */
function wordOf(pattern: string): string | null {
  if (/^[^\s"`]\S*$/u.test(pattern)) return pattern;
  return ['"', '`'].filter((quote) => !pattern.includes(quote)).map((quote) => `${quote}${pattern}${quote}`)[0] ?? null;
}
