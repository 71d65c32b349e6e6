import type { STORE_REASONS } from '../../model/reasons/store.ts';
import { describeShard } from '../../plan/shards.ts';
import { plainName } from '../../text/escape.ts';
import { countOf, listOf, shortCommit } from '../../text/phrases.ts';
import type { WordsFor } from './words-for.ts';

const shallow = { kind: 'history-shallow', runs: 12, commit: 'd'.repeat(40) };
const missing = { kind: 'process-error', problem: 'redis-server is not installed' };

export const STORE_WORDS: WordsFor<typeof STORE_REASONS> = {
  'shard-missing': { sample: { index: 2, count: 3 }, say: (shard) => `${describeShard(shard)} did not arrive` },
  'shard-without-benchmark': { sample: { index: 2, count: 3 }, say: (shard) => `${describeShard(shard)} arrived without it` },
  'runs-missing': { sample: { expected: 3, missing: 1 }, say: ({ expected, missing }) => `of ${expected} expected runs ${missing} did not arrive, and no other tells what is missing` },
  'of-parts': {
    sample: { parts: ['shard 2 of 3'], note: shallow },
    say: ({ parts, note }, describe) => `in ${listOf(parts)}: ${describe(note)}`,
  },
  'seeds-of-parts': {
    sample: { seeds: [{ seed: 1, part: 'shard 1 of 2' }, { seed: 2, part: 'shard 2 of 2' }] },
    say: ({ seeds }) => `each part has a seed of its own: ${listOf(seeds.map(({ seed, part }) => `${seed} (${part})`))}`,
  },

  'history-shallow': {
    sample: { runs: 12, commit: 'd'.repeat(40) },
    say: ({ runs, commit }) => `this is a shallow clone, so it cannot be told which of the ${countOf(runs, 'stored run')} lead to ${shortCommit(commit)}: all of them were used. With the whole history (fetch-depth: 0) only those would be`,
  },
  'history-of-other-commits': {
    sample: { runs: 2, commit: 'd'.repeat(40) },
    say: ({ runs, commit }) => `${countOf(runs, 'stored run')} of commits that do not lead to ${shortCommit(commit)} ${runs === 1 ? 'was' : 'were'} left out: merged since, or left behind by a force push`,
  },
  'history-of-unknown-commit': {
    sample: { runs: 12, commit: 'd'.repeat(40) },
    say: ({ runs, commit }) => `this clone does not have ${shortCommit(commit)}, so it cannot be told which of the ${countOf(runs, 'stored run')} lead to it: all of them were used`,
  },

  'head-fails': { sample: {}, say: () => 'a benchmark fails at this commit' },
  'measurement-invalid': { sample: {}, say: () => 'its measurement is invalid' },
  'part-missing': { sample: {}, say: () => 'a part of it is missing' },
  'no-figures': { sample: {}, say: () => 'it has no figures' },
  'not-stored-without-program': {
    sample: { targets: ['express-redis'], reason: missing },
    say: ({ targets, reason }, describe) => `nothing is stored of ${listOf(targets.map(plainName))}, which could not be measured: ${describe(reason)}. Install it in the job that stores, as in the one that measures pull requests`,
  },
  'not-stored-when-invalid': {
    sample: { benchmarks: ['express/updateUser'] },
    say: ({ benchmarks }) => `nothing is stored of ${listOf(benchmarks.map(plainName))}, whose measurement is invalid: the report says why`,
  },
};
