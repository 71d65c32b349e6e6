/** Reasons of joining runs, and of reading and writing stored runs. */
import { plainName } from '../text/escape.ts';
import { countOf, describeShard, listOf, shortCommit } from '../text/phrases.ts';
import { nested, plainReason, reason } from './entry.ts';

export const STORE_REASONS = {
  'shard-missing': reason({ index: 2, count: 3 }, (shard) => `${describeShard(shard)} did not arrive`),
  'shard-without-benchmark': reason({ index: 2, count: 3 }, (shard) => `${describeShard(shard)} arrived without it`),
  'runs-missing': reason(
    { expected: 3, missing: 1 },
    ({ expected, missing }) => `of ${expected} expected runs ${missing} did not arrive, and no other tells what is missing`,
  ),
  'of-parts': reason(
    { parts: ['shard 2 of 3'], note: nested('history-shallow') },
    ({ parts, note }, describe) => `in ${listOf(parts)}: ${describe(note)}`,
  ),
  'seeds-of-parts': reason(
    {
      seeds: [
        { seed: 1, part: 'shard 1 of 2' },
        { seed: 2, part: 'shard 2 of 2' },
      ],
    },
    ({ seeds }) => `each part has a seed of its own: ${listOf(seeds.map(({ seed, part }) => `${seed} (${part})`))}`,
  ),

  'history-shallow': reason(
    { runs: 12, commit: 'd'.repeat(40) },
    ({ runs, commit }) =>
      `this is a shallow clone, so it cannot be told which of the ${countOf(runs, 'stored run')} lead to ${shortCommit(commit)}: all of them were used. With the whole history (fetch-depth: 0) only those would be`,
  ),
  'history-of-other-commits': reason(
    { runs: 2, commit: 'd'.repeat(40) },
    ({ runs, commit }) =>
      `${countOf(runs, 'stored run')} of commits that do not lead to ${shortCommit(commit)} ${runs === 1 ? 'was' : 'were'} left out: merged since, or left behind by a force push`,
  ),
  'history-of-unknown-commit': reason(
    { runs: 12, commit: 'd'.repeat(40) },
    ({ runs, commit }) =>
      `this clone does not have ${shortCommit(commit)}, so it cannot be told which of the ${countOf(runs, 'stored run')} lead to it: all of them were used`,
  ),

  'head-fails': plainReason('a benchmark fails at this commit'),
  'measurement-invalid': plainReason('its measurement is invalid'),
  'part-missing': plainReason('a part of it is missing'),
  'no-figures': plainReason('it has no figures'),
  'not-stored-without-program': reason(
    { targets: ['express-redis'], reason: nested('program-missing') },
    ({ targets, reason }, describe) =>
      `nothing is stored of ${listOf(targets.map(plainName))}, which could not be measured: ${describe(reason)}. Install it in the job that stores, as in the one that measures pull requests`,
  ),
  'not-stored-when-invalid': reason(
    { benchmarks: ['express/updateUser'] },
    ({ benchmarks }) => `nothing is stored of ${listOf(benchmarks.map(plainName))}, whose measurement is invalid: the report says why`,
  ),
};
