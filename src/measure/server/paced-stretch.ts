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

/** If the client's own lateness is a larger share of a latency, the figure is invalid. */
const OWN_SHARE = 0.5;

/** Percentiles of latency, without those at which the client was late: on a busy machine often only p99. */
export function pacedLatencies({ latenciesMs, latenessMs }: Pick<PaceResult, 'latenciesMs' | 'latenessMs'>): PacedLatencies {
  if (latenciesMs.length === 0) return {};
  return Object.fromEntries(Object.entries(PERCENTILES).flatMap(([metric, percentile]) => {
    const latencyMs = quantile(latenciesMs, percentile);
    return quantile(latenessMs, percentile) > OWN_SHARE * latencyMs ? [] : [[metric, latencyMs]];
  }));
}

/** Metrics without usable figures. */
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
    // Half an interval apart, so that requests of the arms do not wait for each other.
    const laterMs = arm === loadedFirst ? 0 : 500 / rate;
    return measureStretch(servers[arm], { scenario, rate, startMs: startMs + laterMs }, rig);
  });
  return { ...NOTHING_USABLE, ...oneSlice(latencies) };
}

/** Measures head alone at a fixed rate. */
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
