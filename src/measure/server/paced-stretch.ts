import { quantile } from 'simple-statistics';
import { bothAtOnce } from '../both-arms.ts';
import { ArmFailure } from '../failure.ts';
import type { PaceResult } from '../load/load-protocol.ts';
import { oneSlice } from '../saturated.ts';
import type { BothServers, ServerDuet, ServerRig } from './server-arms.ts';
import { LEAD_IN_MS, serverRequest } from './server-load.ts';
import type { BootedServer } from './server.ts';
import type { Arm, HttpScenario, MetricName, RoundOfBothArms, SlicePair } from '../../model.ts';
import { monotonicMs } from '../../system/this-program.ts';

const PERCENTILES = { pacedLatencyP50: 0.5, pacedLatencyP99: 0.99 } as const satisfies Partial<Record<MetricName, number>>;

/** Percentiles of a stretch at a fixed rate, in ms. */
type PacedLatencies = Readonly<Partial<Record<keyof typeof PERCENTILES, number>>>;

/** Above this share of a latency being late with the requests was the client's own doing, and the figure is the client's. */
const OWN_SHARE = 0.5;

/**
 * The percentiles, without those at which the client could not keep the pace. Its lateness is held against the latency
 * at the same percentile: a client that is held up now and then spoils p99 alone, and on a busy machine most are.
 */
export function pacedLatencies({ latenciesMs, latenessMs }: Pick<PaceResult, 'latenciesMs' | 'latenessMs'>): PacedLatencies {
  if (latenciesMs.length === 0) return {};
  return Object.fromEntries(Object.entries(PERCENTILES).flatMap(([metric, percentile]) => {
    const latencyMs = quantile(latenciesMs, percentile);
    return quantile(latenessMs, percentile) > OWN_SHARE * latencyMs ? [] : [[metric, latencyMs]];
  }));
}

/** The stretch of a round at the scenario's fixed rate. It comes last, so that nothing else is measured after it. */

/** What a stretch is to tell, and tells nothing of where a client could not keep the rate. */
const NOTHING_USABLE = { pacedLatencyP50: [], pacedLatencyP99: [] } as const satisfies Record<keyof PacedLatencies, readonly SlicePair[]>;

/**
 * Both arms at once; nothing where the scenario has no rate. A percentile at which a client could not keep it has no slice.
 *
 * @throws ArmFailure where an arm answers wrongly or not at all
 */
export async function measurePacedDuet(servers: BothServers, { scenario, loadedFirst }: Pick<ServerDuet<HttpScenario>, 'scenario' | 'loadedFirst'>, rig: ServerRig): Promise<RoundOfBothArms['slices']> {
  const { rate } = scenario;
  if (rate === null) return {};
  const startMs = monotonicMs() + LEAD_IN_MS;
  const latencies = await bothAtOnce(loadedFirst, (arm: Arm) => {
    // Half an interval apart: due at the same moments, the requests of one arm would wait for those of the other each time.
    const laterMs = arm === loadedFirst ? 0 : 500 / rate;
    return measureStretch(servers[arm], { scenario, rate, startMs: startMs + laterMs }, rig);
  });
  return { ...NOTHING_USABLE, ...oneSlice(latencies) };
}

/** The same of one server alone, as absolute figures. */
export async function measurePacedSolo(server: BootedServer, scenario: HttpScenario, rig: ServerRig): Promise<PacedLatencies> {
  const { rate } = scenario;
  return rate === null ? {} : measureStretch(server, { scenario, rate, startMs: monotonicMs() + LEAD_IN_MS }, rig);
}

interface Stretch {
  readonly scenario: HttpScenario;
  /** Requests per second. */
  readonly rate: number;
  readonly startMs: number;
}

async function measureStretch(server: BootedServer, { scenario, rate, startMs }: Stretch, { client, procedure }: ServerRig): Promise<PacedLatencies> {
  const measureFromMs = startMs + procedure.pacedWarmupMs;
  const result = await client.pace({
    ...serverRequest(server, scenario), connections: scenario.connections, rate, startMs, measureFromMs, endMs: measureFromMs + procedure.pacedMs,
  });
  if (result.trouble !== null) {
    server.assertRunning();
    throw new ArmFailure(server.arm, { kind: 'failed-at-rate', rate, because: result.trouble });
  }
  return pacedLatencies(result);
}
