/** Tables of recorded counts. */
import { mean, rootMeanSquare } from 'simple-statistics';
import type { SlicePair } from '../../src/model.ts';
import { tableOfFigures } from '../table-of-figures.ts';
import { MORE, NEUTRAL, SUBJECT_NAMES } from './cases.ts';
import { countingNoiseOf, logRatio, refusalsOf, sameAgain } from './counting-noise.ts';
import { countingPower, largestOfPrograms } from './power.ts';
import { type CountedMachine, pairsOf } from './recorded-counts.ts';

const EFFECTS = [0, 0.007, 0.01, 0.015];

export function tablesOf(machines: readonly CountedMachine[]): string {
  return [
    ...machines
      .toReversed()
      .flatMap((machine, index, newestFirst) => [
        titleOf(machine, newestFirst.slice(0, index)),
        repeatabilityTable(machine),
        editsTable(machine),
        ...floorOf(machine),
      ]),
    ...acrossMachines(machines),
  ].join('\n\n');
}

/** Counts of one kind of machine in two ways are two things. */
function titleOf({ environmentKey, cpuModel }: CountedMachine, newer: readonly CountedMachine[]): string {
  return newer.some((other) => other.environmentKey === environmentKey)
    ? `On ${cpuModel}, as it was counted before:`
    : `Counted on ${cpuModel}:`;
}

function repeatabilityTable(machine: CountedMachine): string {
  const rows = SUBJECT_NAMES.map((subject) => {
    const [quiet, busy] = [sameAgain(machine, subject, false), sameAgain(machine, subject, true)];
    const bases = quiet.map(({ base }) => Math.log(base));
    const acrossLoads = busy.flatMap(({ base }, index) => (quiet[index] === undefined ? [] : [Math.log(base / quiet[index].base)]));
    return [
      subject,
      countOf(quiet),
      size([...quiet, ...busy].map(logRatio)),
      size(acrossLoads),
      bases.length < 2 ? '' : size(bases.map((log) => log - mean(bases))),
      String(refusalsOf(machine, subject).refused),
    ];
  });
  return tableOfFigures(['', 'instructions', 'the same again', 'machine busy', 'other hash seeds', 'not counted'], rows);
}

/** Edits that were counted of any program. */
function editsTable(machine: CountedMachine): string {
  const rows = [...NEUTRAL, ...MORE].map((edit) => [
    edit,
    ...SUBJECT_NAMES.map((subject) => {
      const pairs = pairsOf(machine, { subject, edit, busy: false });
      return pairs.length === 0 ? '' : percent(mean(pairs.map(logRatio)));
    }),
  ]);
  return tableOfFigures(
    ['', ...SUBJECT_NAMES],
    rows.filter(([, ...cells]) => cells.some((cell) => cell !== '')),
  );
}

/** What edits that change no work do, and what the judge sees beyond that. */
function floorOf(machine: CountedMachine): readonly string[] {
  const noise = countingNoiseOf(machine);
  if (noise === null) return [];
  const { lucks } = noise;
  const power = countingPower(noise, EFFECTS);
  return [
    `NEUTRAL_EDITS: sd ${percent(rootMeanSquare(lucks.flat()))} around 0, of the program in which it is largest at most ${percent(largestOfPrograms(lucks))}, ${lucks.flat().length} degrees of freedom`,
    tableOfFigures(
      ['more instructions', 'seen', 'with luck as large as that'],
      power.map(({ effect, asRecorded, atWorst }) => [percent(effect), share(asRecorded), share(atWorst)]),
    ),
  ];
}

/** Counts of base on other machines against those on the first that counted in the same way, by the same seed. */
function acrossMachines(machines: readonly CountedMachine[]): readonly string[] {
  const pairs = machines.flatMap((machine, index) =>
    machines
      .slice(0, index)
      .filter(({ countingHash }) => countingHash === machine.countingHash)
      .slice(0, 1)
      .map((first) => ({ first, machine })),
  );
  return pairs.map(({ first, machine }) => {
    const rows = SUBJECT_NAMES.map((subject) => {
      const [here, there] = [sameAgain(machine, subject, false), sameAgain(first, subject, false)];
      return [
        subject,
        countOf(there),
        countOf(here),
        size(here.flatMap(({ base }, index) => (there[index] === undefined ? [] : [Math.log(base / there[index].base)]))),
      ];
    });
    return tableOfFigures(['', first.cpuModel, machine.cpuModel, 'difference'], rows);
  });
}

const countOf = (pairs: readonly SlicePair[]): string =>
  pairs.length === 0 ? '' : Math.round(mean(pairs.map(({ base }) => base))).toLocaleString('en');

const percent = (log: number): string => `${(100 * log).toFixed(3)} %`;

const share = (fraction: number): string => `${(100 * fraction).toFixed(1)} %`;

/** Root mean square and largest; of one, which is both, itself. */
function size(logs: readonly number[]): string {
  if (logs.length === 0) return '';
  const most = percent(Math.max(...logs.map(Math.abs)));
  return logs.length === 1 ? most : `${percent(rootMeanSquare([...logs]))}, at most ${most}`;
}
