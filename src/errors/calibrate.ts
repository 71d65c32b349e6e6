import { listOf } from '../text/phrases.ts';
import { errorCatalogue } from './catalogue.ts';

const RECORD = 'record base against base: perf-gate calibrate --record 30m.';

interface At {
  readonly name: string;
}

export const CALIBRATE_ERRORS = errorCatalogue({
  'nothing-to-calibrate': {
    sample: {},
    say: () => ({ what: 'calibrate needs rounds', where: 'perf-gate calibrate', fix: `Give earlier recordings, or ${RECORD}` }),
  },
  'idle-only': {
    sample: {},
    say: () => ({ what: 'nothing is measured, so --only would do nothing', where: 'perf-gate calibrate', fix: 'Leave --only out, or add --record 30m.' }),
  },
  'no-recording': {
    sample: { name: 'run.json' },
    say: ({ name }: At) => ({ what: 'this is no recording of base against base on one machine', where: name, fix: `Give files that perf-gate calibrate --record wrote, or ${RECORD}` }),
  },
  'several-machine-kinds': {
    sample: { kinds: [{ key: 'x64-4-cores', names: ['a.json'] }, { key: 'x64-2-cores', names: ['b.json', 'this machine'] }] },
    say: ({ kinds }: { readonly kinds: readonly { readonly key: string; readonly names: readonly string[] }[] }) => ({
      what: `the runs come from ${kinds.length} kinds of machine: ${kinds.map(({ key, names }) => `${key} (${listOf(names)})`).join(', ')}`,
      where: 'perf-gate calibrate',
      fix: 'Calibrate each kind of machine by its own recordings.',
    }),
  },
  'too-few-rounds': {
    sample: { names: ['run.json'], ids: ['api/hello'], needed: 10 },
    say: ({ names, ids, needed }: { readonly names: readonly string[]; readonly ids: readonly string[]; readonly needed: number }) => ({
      what: `no benchmark has the ${needed} rounds that calibrating needs: ${listOf(ids)}`, where: listOf(names), fix: 'Give more runs of this machine, or record for longer: perf-gate calibrate --record 30m.',
    }),
  },
  'recording-too-short': {
    sample: { seconds: 60, rounds: 12, benchmarks: 3, neededSeconds: 190 },
    say: ({ seconds, rounds, benchmarks, neededSeconds }: Readonly<Record<'seconds' | 'rounds' | 'benchmarks' | 'neededSeconds', number>>) => ({
      what: `${seconds} s are too short: ${rounds} rounds of each benchmark (${benchmarks}) take about ${neededSeconds} s`, where: '--record', fix: 'Record for longer, or choose fewer benchmarks with --only.',
    }),
  },
  'nothing-recorded': {
    sample: { reasons: ['api/hello: `npm ci` exited with code 1'] },
    say: ({ reasons }: { readonly reasons: readonly string[] }) => ({ what: `nothing could be measured: ${reasons.join('; ')}`, where: 'perf-gate calibrate --record', fix: 'Fix that, and record again.' }),
  },
});
