/**
 * Where the time of a run goes.
 *
 *     node bench/minutes.ts run [OPTIONS OF PERF-GATE RUN]    measures, and watches how busy the cores are in each phase
 *     node bench/minutes.ts [RUN.json]                        the phases of a run that was kept
 */
import os from 'node:os';
import { parseArgs } from 'node:util';
import { markdownTable } from 'markdown-table';
import { runGate } from '../src/gate.ts';
import type { ProgressEvent } from '../src/measure/notes.ts';
import { gateRequest } from '../src/cli/run-command.ts';
import { parseDurationMs } from '../src/config/quantities.ts';
import { PROCEDURE } from '../src/measure/procedure.ts';
import type { RunFile } from '../src/model.ts';
import { readRunFile } from '../src/store/run-file.ts';
import { monotonicMs } from '../src/system/this-program.ts';

const {
  values: { all, only, base, profile, budget },
  positionals: [command = '.perf-gate/run.json'],
} = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    base: { type: 'string' },
    profile: { type: 'string' },
    budget: { type: 'string' },
  },
});
process.stdout.write(command === 'run' ? await watch() : tableOf(await readRunFile(command)));

type Phase = Exclude<ProgressEvent['phase'], 'note'>;

/** What the cores did so far, in ms. */
function coreTimes(): { readonly busy: number; readonly all: number } {
  const times = os.cpus().map(({ times: { idle, ...rest } }) => ({ idle, busy: Object.values(rest).reduce((sum, ms) => sum + ms, 0) }));
  const busy = times.reduce((sum, one) => sum + one.busy, 0);
  return { busy, all: busy + times.reduce((sum, { idle }) => sum + idle, 0) };
}

async function watch(): Promise<string> {
  const seen = new Map<Phase, { ms: number; busy: number; all: number }>();
  let [phase, atMs, at]: [Phase, number, ReturnType<typeof coreTimes>] = ['prepare', monotonicMs(), coreTimes()];
  const endPhase = (next: Phase): void => {
    const [nowMs, now] = [monotonicMs(), coreTimes()];
    const sum = seen.get(phase) ?? { ms: 0, busy: 0, all: 0 };
    seen.set(phase, { ms: sum.ms + nowMs - atMs, busy: sum.busy + now.busy - at.busy, all: sum.all + now.all - at.all });
    [phase, atMs, at] = [next, nowMs, now];
  };
  const interrupt = new AbortController();
  process.once('SIGINT', () => {
    interrupt.abort();
  });
  const { file } = await runGate(
    gateRequest({
      all,
      only,
      ...(base === undefined ? {} : { base }),
      ...(profile === undefined ? {} : { profile }),
      ...(budget === undefined ? {} : { budget: parseDurationMs(budget) ?? 0 }),
    }),
    {
      signal: interrupt.signal,
      progress: (event) => {
        if (event.phase !== 'note' && event.phase !== phase) endPhase(event.phase);
      },
    },
  );
  endPhase(phase);
  const rows = [...seen].map(([name, { ms, busy, all: total }]) => [name, seconds(ms), `${Math.round((100 * busy) / total)} %`]);
  return `${tableOf(file)}\n${markdownTable([['progress', 's', 'cores busy'], ...rows], { align: ['l', 'r', 'r'] })}\n`;
}

function tableOf({ run: { phasesMs, durationMs, benchmarks } }: RunFile): string {
  const phases = Object.entries(phasesMs ?? {}).map(([name, ms]) => [name, seconds(ms), `${Math.round((100 * ms) / durationMs)} %`]);
  return `${markdownTable([['phase', 's', 'share'], ...phases, ['all', seconds(durationMs), '']], { align: ['l', 'r', 'r'] })}\n\n${roundsOf(benchmarks)}`;
}

/** Of the rounds, which share are measured windows, and how long those should have taken. */
function roundsOf(benchmarks: RunFile['run']['benchmarks']): string {
  const { slices, sliceMs, latencySlices, latencySliceMs, soloMs, suiteSlices, suiteSliceMs, suiteSoloSlices, suiteSoloSliceMs } =
    PROCEDURE;
  const rows = benchmarks.flatMap(({ id, kind, measurement }) => {
    if (measurement.state !== 'measured') return [];
    const { duets, solos } = measurement;
    const [duetMs, ofSoloMs] =
      kind === 'server'
        ? [slices * sliceMs + latencySlices * latencySliceMs, soloMs + latencySlices * latencySliceMs]
        : [suiteSlices * suiteSliceMs, suiteSoloSlices * suiteSoloSliceMs];
    const bootMs = solos.flatMap(({ figures: { bootTime } }) => (bootTime === undefined ? [] : [bootTime]));
    return [
      [
        id,
        String(duets.length),
        String(solos.length),
        seconds(duets.length * duetMs + solos.length * ofSoloMs),
        bootMs.length === 0 ? '' : `${Math.round(bootMs.reduce((sum, ms) => sum + ms, 0) / bootMs.length)} ms`,
      ],
    ];
  });
  return `${markdownTable([['benchmark', 'rounds', 'solos', 's in windows', 'boot'], ...rows], { align: ['l', 'r', 'r', 'r', 'r'] })}\n`;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
