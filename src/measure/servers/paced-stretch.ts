/** The stretch of a round at the scenario's fixed rate. It comes last, so that nothing else is measured after it. */
import { monotonicMs } from '../../clock.ts';
import type { Arm, HttpScenario, RoundOfBothArms, SlicePair } from '../../model.ts';
import { bothAtOnce } from '../both-arms.ts';
import { ArmFailure } from '../failure.ts';
import { oneSlice } from '../one-slice.ts';
import { pacedLatencies, type PacedLatencies } from './paced-latency.ts';
import type { ServerDuet, BothServers, ServerRig } from './server-arms.ts';
import { LEAD_IN_MS, serverRequest } from './server-load.ts';
import type { BootedServer } from './server.ts';

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
    throw new ArmFailure(server.arm, `after the load, asked ${rate} times a second: ${result.trouble}`);
  }
  return pacedLatencies(result);
}
