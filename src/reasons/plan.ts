/** Reasons of planning: benchmarks that are left out or not compared, and settings without effect. */
import { plainName } from '../text/escape.ts';
import { countOf, listOf } from '../text/phrases.ts';
import { nested, orNull, plainReason, reason } from './entry.ts';

const RAISE_BUDGET = 'Raise the budget, or measure fewer benchmarks (`only`).';
const namesOf = (names: readonly string[]): string => listOf(names.map(plainName));
const plural = (names: readonly string[]): string => (names.length === 1 ? '' : 's');

/** Rounds that a budget leaves, of those that the profile has. */
const fewer = { left: 5, of: 8 };

export const PLAN_REASONS = {
  // Why a benchmark is new.
  'base-lacks-target': plainReason('base does not have this target'),
  'base-lacks-benchmark': plainReason('base does not have this benchmark'),
  'scenario-differs': plainReason('its scenario differs between base and head'),
  'base-without-config': reason(
    { file: 'perf-gate.yml', because: nested('manifest-missing') },
    ({ file, because }, describe) => `base has no ${plainName(file)}, and the one of head does not work there: ${describe(because)}`,
  ),

  // Why a benchmark is not measured.
  'program-missing': reason(
    { program: 'redis-server', installHint: orNull('apt-get install redis-server') },
    ({ program, installHint }) => `${plainName(program)} is not installed${installHint === null ? '' : ` (${plainName(installHint)})`}`,
  ),
  'left-to-shard': reason({ index: 2, count: 3 }, ({ index, count }) => `in shard ${index} of ${count}`),

  // Settings.
  'profile-differs': reason(
    { profile: 'standard' },
    ({ profile }) =>
      `The profile ${plainName(profile)} differs between base and head, and base's holds: a change cannot have itself measured less thoroughly`,
  ),
  'scenarios-unsent': reason(
    { scenarios: ['bye'] },
    ({ scenarios }) => `No server sends the scenario${plural(scenarios)} ${namesOf(scenarios)}`,
    "Name in a server's `scenarios` what is to be measured.",
  ),
  'services-unneeded': reason(
    { services: ['redis'] },
    ({ services }) => `No target needs the service${plural(services)} ${namesOf(services)}`,
    "Name in a target's `services` what is to be started.",
  ),
  'glob-matches-nothing': reason(
    { glob: 'kao/*', by: '--only' },
    ({ glob, by }) => `No benchmark matches "${plainName(glob)}", which ${plainName(by)} asks for, so nothing is measured for it`,
    'Mend the glob, or leave it out.',
  ),
  'dependency-matches-nothing': reason(
    { pattern: 'lib/**', target: 'api', file: 'perf-gate.yml' },
    ({ pattern, target, file }) =>
      `No file matches "${plainName(pattern)}" in dependsOn of ${plainName(target)} (${plainName(file)}), so what it should name does not reach ${plainName(target)}`,
    "Mend it, as a glob from the repository's root, or remove it. Files that git ignores do not count.",
  ),
  'budget-leaves-fewer-rounds': reason(
    { beforeFirstLook: orNull(fewer), ofHeadAlone: orNull(fewer, 'null') },
    ({ beforeFirstLook: rounds, ofHeadAlone: solos }) =>
      `The budget leaves each benchmark time for ${listOf([
        ...(rounds === null ? [] : [`${rounds.left} of ${countOf(rounds.of, 'round')} before the first look`]),
        ...(solos === null ? [] : [`${solos.left} of ${countOf(solos.of, 'round')} of head alone`]),
      ])}, so its results are less sure`,
    RAISE_BUDGET,
  ),
  'budget-leaves-fewer-looks': reason(
    { looks: [30, 40] },
    ({ looks }) =>
      `The budget leaves no time for looks after ${listOf(looks.map(String))} rounds, so benchmarks that are open before them stay inconclusive`,
    RAISE_BUDGET,
  ),
};
