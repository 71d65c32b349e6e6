import { listOf } from '../text/phrases.ts';
import { userError } from '../errors.ts';

const RECORD = 'record base against base: perf-gate calibrate --record 30m.';

export const CALIBRATE_ERRORS = {
  'nothing-to-calibrate': userError({}, () => ({
    what: 'calibrate needs rounds',
    where: 'perf-gate calibrate',
    fix: `Give earlier recordings, or ${RECORD}`,
  })),
  'no-recording': userError({ name: 'run.json' }, ({ name }) => ({
    what: 'this is no recording of base against base on one machine',
    where: name,
    fix: `Give files that perf-gate calibrate --record wrote, or ${RECORD}`,
  })),
  'several-machine-kinds': userError(
    {
      kinds: [
        { key: 'x64-4-cores', names: ['a.json'] },
        { key: 'x64-2-cores', names: ['b.json', 'this machine'] },
      ],
    },
    ({ kinds }) => ({
      what: `the runs come from ${kinds.length} kinds of machine: ${kinds.map(({ key, names }) => `${key} (${listOf(names)})`).join(', ')}`,
      where: 'perf-gate calibrate',
      fix: 'Calibrate each kind of machine by its own recordings.',
    }),
  ),
  'too-few-rounds': userError({ names: ['run.json'], ids: ['api/hello'], needed: 10 }, ({ names, ids, needed }) => ({
    what: `no benchmark has the ${needed} rounds that calibrating needs: ${listOf(ids)}`,
    where: listOf(names),
    fix: 'Give more runs of this machine, or record for longer: perf-gate calibrate --record 30m.',
  })),
  'recording-too-short': userError(
    { seconds: 60, rounds: 12, benchmarks: 3, neededSeconds: 190 },
    ({ seconds, rounds, benchmarks, neededSeconds }) => ({
      what: `${seconds} s are too short: ${rounds} rounds of each benchmark (${benchmarks}) take about ${neededSeconds} s`,
      where: '--record',
      fix: 'Record for longer, or choose fewer benchmarks with --only.',
    }),
  ),
  'nothing-recorded': userError({ reasons: ['api/hello: `npm ci` exited with code 1'] }, ({ reasons }) => ({
    what: `nothing could be measured: ${reasons.join('; ')}`,
    where: 'perf-gate calibrate --record',
    fix: 'Fix that, and record again.',
  })),
};
