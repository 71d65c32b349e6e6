/** The history of github-action-benchmark as stored runs of a machine kind of their own: for charts, because the machine is not known. */
import { z } from 'zod';
import { CLI_ERRORS } from '../errors/cli.ts';
import { METRIC_NAMES, METRICS } from '../metrics.ts';
import type { MetricName, StoredRun } from '../model.ts';
import { IMPORTED_KIND } from '../store/imported-kind.ts';
import { STORED_SCHEMA } from '../store/record-schema.ts';
import { LONGEST_NAME } from '../store/run-file.ts';
import { jsonOrNull } from '../text/phrases.ts';

const name = z.string().min(1).max(LONGEST_NAME);

const bench = z.object({ name, value: z.number(), unit: z.string().max(LONGEST_NAME) });

/** Dates of runs have four digits for the year. */
const LATEST_MS = Date.UTC(9999, 11, 31);

const entry = z.object({ commit: z.object({ id: name }), date: z.int().nonnegative().max(LATEST_MS), benches: z.array(bench).max(5_000) });

const history = z.object({ entries: z.record(name, z.array(entry).max(20_000)) });

/** Reads the text of `data.js`, or of the JSON in it. @param where name of the file in errors. @returns runs, oldest first, and units of figures that were left out @throws UserError where it is something else, or has no known figure */
export function readGithubActionBenchmark(
  text: string,
  where: string,
): { readonly runs: readonly StoredRun[]; readonly unknownUnits: readonly string[] } {
  const parsed = history.safeParse(
    jsonOrNull(
      text
        .trim()
        .replace(/^window\.BENCHMARK_DATA\s*=/u, '')
        .replace(/;$/u, ''),
    ),
  );
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw CLI_ERRORS['not-github-action-benchmark']({
      where,
      reason: issue === undefined || issue.path.length === 0 ? 'no JSON with entries' : `${z.core.toDotPath(issue.path)}: ${issue.message}`,
    });
  }
  const entries = Object.entries(parsed.data.entries).flatMap(([suite, ofSuite]) => ofSuite.map((one) => ({ ...one, suite })));
  const runs = entries
    .map(storedRunOf)
    .filter(({ benchmarks }) => benchmarks.length > 0)
    .toSorted((one, other) => one.recordedAt.localeCompare(other.recordedAt));
  const unknownUnits = [
    ...new Set(entries.flatMap(({ suite, benches }) => benches.flatMap((one) => (figureOf(suite, one) === null ? [one.unit] : [])))),
  ];
  if (runs.length === 0) throw CLI_ERRORS['nothing-to-import']({ where, units: unknownUnits });
  return { runs, unknownUnits };
}

function storedRunOf({ suite, commit, date, benches }: z.infer<typeof entry> & { readonly suite: string }): StoredRun {
  const byId = Map.groupBy(
    benches.flatMap((one) => figureOf(suite, one) ?? []),
    ({ id }) => id,
  );
  return {
    schema: STORED_SCHEMA,
    tool: 'github-action-benchmark',
    recordedAt: new Date(date).toISOString(),
    commit: commit.id,
    environment: IMPORTED_KIND,
    configHash: 'imported',
    slower: [],
    accepted: [],
    benchmarks: [...byId].map(([id, figures]) => ({
      id,
      loadHash: 'imported',
      figures: Object.fromEntries(
        [...Map.groupBy(figures, ({ metric }) => metric)].map(([metric, ofMetric]) => [metric, ofMetric.map(({ value }) => value)]),
      ),
    })),
  };
}

/** Nanoseconds in units of time, alone or per operation. */
const NANOSECONDS: Readonly<Record<string, number>> = { ns: 1, us: 1e3, µs: 1e3, ms: 1e6, s: 1e9, sec: 1e9 };
const TIME = /^(?<unit>ns|us|µs|ms|s|sec)(?:\/(?:iter|op))?$/u;
const OPERATIONS = /^(?:ops?|iter)\/s(?:ec)?$/u;
const REQUESTS = /^req(?:uests|s)?\/s(?:ec)?$/u;

/** null: perf-gate has no such metric. */
function figureOf(
  suite: string,
  { name: called, value, unit }: z.infer<typeof bench>,
): { readonly id: string; readonly metric: MetricName; readonly value: number } | null {
  if (!Number.isFinite(value) || value < 0) return null;
  const [, own, label] = /^(.+): ([^:]+)$/u.exec(called) ?? [];
  const metric = METRIC_NAMES.find((one) => METRICS[one].label === label && METRICS[one].unit === unit);
  // As `perf-gate report --gab` writes it.
  if (own !== undefined && metric !== undefined) return { id: own, metric, value };
  const id = `${suite}/${called}`;
  const time = TIME.exec(unit)?.groups?.['unit'];
  if (time !== undefined) return { id, metric: 'nsPerOp', value: value * NANOSECONDS[time]! };
  // The same as a time, which is what charts and change points of tasks are made of.
  if (OPERATIONS.test(unit)) return value === 0 ? null : { id, metric: 'nsPerOp', value: 1e9 / value };
  return REQUESTS.test(unit) ? { id, metric: 'throughput', value } : null;
}
