import type { PLAN_REASONS } from '../../model/reasons/plan.ts';
import type { Reason } from '../../model/reasons.ts';
import { plainName } from '../../text/escape.ts';
import { countOf, listOf } from '../../text/phrases.ts';
import type { WordsFor } from './words-for.ts';

/** A reason inside of another one in the samples. */
const NO_MANIFEST: Reason = { kind: 'manifest-missing', folder: 'api' };

const RAISE_BUDGET = 'Raise the budget, or measure fewer benchmarks (`only`).';
const namesOf = (names: readonly string[]): string => listOf(names.map(plainName));
const plural = (names: readonly string[]): string => (names.length === 1 ? '' : 's');

export const PLAN_WORDS: WordsFor<typeof PLAN_REASONS> = {
  'base-lacks-target': { sample: {}, say: () => 'base does not have this target' },
  'base-lacks-benchmark': { sample: {}, say: () => 'base does not have this benchmark' },
  'scenario-differs': { sample: {}, say: () => 'its scenario differs between base and head' },
  'base-without-config': {
    sample: { file: 'perf-gate.yml', because: NO_MANIFEST },
    say: ({ file, because }, describe) => `base has no ${plainName(file)}, and the one of head does not work there: ${describe(because)}`,
  },

  'program-missing': {
    sample: { program: 'redis-server', installHint: 'apt-get install redis-server' },
    say: ({ program, installHint }) => `${plainName(program)} is not installed${installHint === null ? '' : ` (${plainName(installHint)})`}`,
  },
  'left-to-shard': { sample: { index: 2, count: 3 }, say: ({ index, count }) => `in shard ${index} of ${count}` },

  'profile-differs': {
    sample: { profile: 'standard' },
    say: ({ profile }) => `The profile ${plainName(profile)} differs between base and head, and base's holds: a change cannot have itself measured less thoroughly`,
  },
  'scenarios-unsent': {
    sample: { scenarios: ['bye'] },
    say: ({ scenarios }) => `No server sends the scenario${plural(scenarios)} ${namesOf(scenarios)}`,
    todo: 'Name in a server\'s `scenarios` what is to be measured.',
  },
  'services-unneeded': {
    sample: { services: ['redis'] },
    say: ({ services }) => `No target needs the service${plural(services)} ${namesOf(services)}`,
    todo: 'Name in a target\'s `services` what is to be started.',
  },
  'glob-matches-nothing': {
    sample: { glob: 'kao/*', by: '--only' },
    say: ({ glob, by }) => `No benchmark matches "${plainName(glob)}", which ${plainName(by)} asks for, so nothing is measured for it`,
    todo: 'Mend the glob, or leave it out.',
  },
  'dependency-matches-nothing': {
    sample: { pattern: 'lib/**', target: 'api', file: 'perf-gate.yml' },
    say: ({ pattern, target, file }) => `No file matches "${plainName(pattern)}" in dependsOn of ${plainName(target)} (${plainName(file)}), so what it should name does not reach ${plainName(target)}`,
    todo: 'Mend it, as a glob from the repository\'s root, or remove it. Files that git ignores do not count.',
  },
  'budget-leaves-fewer-rounds': {
    sample: { beforeFirstLook: { left: 5, of: 8 }, ofHeadAlone: null },
    say: ({ beforeFirstLook: rounds, ofHeadAlone: solos }) => `The budget leaves each benchmark time for ${listOf([
      ...(rounds === null ? [] : [`${rounds.left} of ${countOf(rounds.of, 'round')} before the first look`]),
      ...(solos === null ? [] : [`${solos.left} of ${countOf(solos.of, 'round')} of head alone`]),
    ])}, so its results are less sure`,
    todo: RAISE_BUDGET,
  },
  'budget-leaves-fewer-looks': {
    sample: { looks: [30, 40] },
    say: ({ looks }) => `The budget leaves no time for looks after ${listOf(looks.map(String))} rounds, so benchmarks that are open before them stay inconclusive`,
    todo: RAISE_BUDGET,
  },
};
