/** Results of `autocannon --json` as a run, for tables alone: each result stands for a solo round. */
import { z } from 'zod';
import { userError } from '../errors/catalogue.ts';
import { IMPORT_ERRORS } from '../errors/imports.ts';
import type { BenchmarkRecord, Run, SoloRound } from '../model.ts';
import { IMPORTED_KIND } from '../store/imported-kind.ts';
import { LONGEST_NAME } from '../store/run-file.ts';
import { RUN_SCHEMA } from '../store/record-schema.ts';
import { jsonOrNull } from '../text/phrases.ts';

const figure = z.number().nonnegative();
const count = z.int().nonnegative();

const result = z.object({
  title: z.string().max(LONGEST_NAME).optional(),
  url: z.string().max(10_000),
  connections: z.int().positive(),
  pipelining: z.int().positive(),
  /** In seconds. */
  duration: z.number().positive(),
  start: z.iso.datetime(),
  errors: count,
  non2xx: count,
  latency: z.object({ p50: figure, p97_5: figure, p99: figure }),
  requests: z.object({ total: count }),
  throughput: z.object({ total: figure }),
});

type Result = z.infer<typeof result>;

const results = z.array(result).min(1).max(1_000);

/** Shows requests per second in the table of changes. Nothing is decided by runs that were measured apart. */
const SHOWN = [{ benchmark: '**', metric: 'throughput', role: 'gating' }] as const;

/**
 * The results in a text: one, a list, or one a line. null: it holds something else.
 *
 * @param where name of the file in errors. @throws UserError where a benchmark has a single result, or answers went wrong
 */
export function runOfAutocannon(text: string, where: string): Run | null {
  const whole = jsonOrNull(text);
  const parsed = results.safeParse(whole === null ? text.split('\n').filter((line) => line.trim() !== '').map(jsonOrNull) : [whole].flat());
  if (!parsed.success) return null;
  const found = parsed.data;
  const [errors, non2xx] = [sumOf(found, ({ errors: one }) => one), sumOf(found, (one) => one.non2xx)];
  if (errors + non2xx > 0) throw userError(IMPORT_ERRORS['autocannon-errors'], { where, errors, non2xx });
  const benchmarks = [...Map.groupBy(found, scenarioOf)].map(([scenario, ofScenario]) => recordOf(scenario, ofScenario, where));
  return {
    schema: RUN_SCHEMA, tool: 'autocannon', startedAt: found[0]!.start, durationMs: sumOf(found, ({ duration }) => duration * 1000), only: [], profile: 'autocannon', measuredFor: 'tables', seed: 0,
    head: { sha: 'unknown', dirty: false }, base: null, pullRequest: null, branch: 'unknown', shard: null, configFile: where, configHash: '',
    environment: IMPORTED_KIND,
    policy: { rules: SHOWN, alpha: 0.05, noRegressionOver: 0.05, onInconclusive: 'pass', minStoredRuns: 5 },
    benchmarks, control: [], notes: [], warnings: [],
  };
}

const sumOf = (found: readonly Result[], of: (one: Result) => number): number => found.reduce((sum, one) => sum + of(one), 0);

/** Ports differ between base and head. */
function scenarioOf({ title, url }: Result): string {
  const address = URL.parse(url);
  return title ?? (address === null ? url : `${address.pathname}${address.search}`.replace(/^\/(?=.)/u, '')).slice(0, LONGEST_NAME);
}

function recordOf(scenario: string, found: readonly Result[], where: string): BenchmarkRecord {
  if (found.length < 2) throw userError(IMPORT_ERRORS['single-autocannon-result'], { where });
  const loads = new Set(found.map(({ connections, pipelining }) => `${connections} connections, pipelining ${pipelining}`));
  return {
    id: `autocannon/${scenario}`, target: 'autocannon', scenario, kind: 'server', version: null, labels: {}, variant: null,
    loadHash: [...loads].join('; '),
    measurement: { state: 'measured', plan: null, duets: [], solos: found.map(soloOf) },
  };
}

/** autocannon has whole milliseconds. */
function soloOf({ duration, latency, requests, throughput }: Result, index: number): SoloRound {
  return {
    index,
    figures: { throughput: requests.total / duration, latencyP50: latency.p50, latencyP975: latency.p97_5, latencyP99: latency.p99, output: throughput.total / duration / 1e6 },
  };
}
