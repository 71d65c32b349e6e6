import type { Environment, Measurement, Run } from '../../model.ts';
import { toPlainLine } from '../../text/escape.ts';

const MOST_NOTES = 50;
/** Of benchmarks that were asked for; only the command that measures again is made of them. */
const MOST_PATTERNS = 100;

/** Characters. */
const LONGEST_PROSE = 2_000;
const LONGEST_FACT = 200;

/** A text for people as one plain line of a bearable length. */
export const asProse = (text: string): string => toPlainLine(text, LONGEST_PROSE);

const asFact = (text: string): string => toPlainLine(text, LONGEST_FACT);

/** A run with its texts for people cut; those that tell things apart are left alone. */
export function withTextsCut(run: Run): Run {
  return {
    ...run,
    tool: asFact(run.tool),
    only: run.only.slice(0, MOST_PATTERNS).map(asFact),
    configHash: asFact(run.configHash),
    environment: withFactsCut(run.environment),
    notes: run.notes.slice(0, MOST_NOTES).map(asProse),
    ...(run.warnings === undefined ? {} : { warnings: run.warnings.slice(0, MOST_NOTES).map(asProse) }),
    benchmarks: run.benchmarks.map((record) => ({
      ...record,
      version: record.version === null ? null : asFact(record.version),
      labels: Object.fromEntries(Object.entries(record.labels).map(([title, text]) => [asFact(title), asFact(text)])),
      loadHash: asFact(record.loadHash),
      variant: record.variant === null ? null : { ...record.variant, environment: withFactsCut(record.variant.environment) },
      measurement: withReasonCut(record.measurement),
    })),
  };
}

function withReasonCut(measurement: Measurement): Measurement {
  if ('reason' in measurement) return { ...measurement, reason: asProse(measurement.reason) };
  return 'why' in measurement ? { ...measurement, why: asProse(measurement.why) } : measurement;
}

function withFactsCut(environment: Environment): Environment {
  const { cpuModel, arch, nodeVersion, osMajor, kernel, valgrind, runnerImage } = environment;
  return {
    ...environment,
    cpuModel: asFact(cpuModel),
    arch: asFact(arch),
    nodeVersion: asFact(nodeVersion),
    osMajor: asFact(osMajor),
    kernel: asFact(kernel),
    valgrind: valgrind === null ? null : asFact(valgrind),
    runnerImage: runnerImage === null ? null : asFact(runnerImage),
  };
}
