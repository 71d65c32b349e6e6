import { listOf } from '../text/phrases.ts';
import { errorCatalogue } from './catalogue.ts';

const RECORD = 'record base against base: perf-gate calibrate --record 30m.';

interface At {
  readonly name: string;
}

export const CALIBRATE_ERRORS = errorCatalogue({
  'nothing-to-calibrate': {
    sample: {},
    say: () => ({ what: 'calibrate needs rounds', where: 'perf-gate calibrate', fix: `Give run files whose arms are the same commit, or ${RECORD}` }),
  },
  'idle-only': {
    sample: {},
    say: () => ({ what: 'nothing is measured, so --only would do nothing', where: 'perf-gate calibrate', fix: 'Leave --only out, or add --record 30m.' }),
  },
  'no-duets': {
    sample: { name: 'run.json' },
    say: ({ name }: At) => ({ what: 'the run has no rounds of base and head side by side', where: name, fix: `Give a run with a base, or ${RECORD}` }),
  },
  'different-code': {
    sample: { names: ['run.json'] },
    say: ({ names }: { readonly names: readonly string[] }) => ({
      what: 'head is not the commit of base, so the rounds may show more than noise',
      where: listOf(names),
      fix: `Give runs of \`perf-gate run --all --base HEAD\` on a clean working tree, or ${RECORD}`,
    }),
  },
  'joined-run': {
    sample: { name: 'merged.json' },
    say: ({ name }: At) => ({ what: 'the run joins several jobs, and its noise and duration are not those of one machine', where: name, fix: 'Give the runs from before they were merged.' }),
  },
  'several-machine-kinds': {
    sample: { kinds: [{ key: 'x64-4-cores', names: ['a.json'] }, { key: 'x64-2-cores', names: ['b.json', 'this machine'] }] },
    say: ({ kinds }: { readonly kinds: readonly { readonly key: string; readonly names: readonly string[] }[] }) => ({
      what: `the runs come from ${kinds.length} kinds of machine: ${kinds.map(({ key, names }) => `${key} (${listOf(names)})`).join(', ')}`,
      where: 'perf-gate calibrate',
      fix: 'Calibrate each kind of machine by its own runs.',
    }),
  },
  'other-load': {
    sample: { name: 'b.json', id: 'api/hello' },
    say: ({ name, id }: At & { readonly id: string }) => ({
      what: `${id} was measured under another load than in the other runs`, where: name, fix: 'Give runs of one configuration, profile and perf-gate version.',
    }),
  },
  'same-run-twice': {
    sample: { name: 'copy.json', other: 'run.json' },
    say: ({ name, other }: At & { readonly other: string }) => ({ what: `the run is the same as ${other}`, where: name, fix: 'Give each run once.' }),
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
