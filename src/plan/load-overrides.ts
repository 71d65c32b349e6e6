import type { Config, LoadOverrides, Scenario } from '../model.ts';

/** The configuration with its servers loaded as a profile says. Messages over a websocket have no connections to choose. */
export function underLoad<Loaded extends Pick<Config, 'targets'>>(config: Loaded, load: LoadOverrides): Loaded {
  const loaded = (scenario: Scenario): Scenario => (scenario.protocol === 'http'
    ? { ...scenario, connections: load.connections ?? scenario.connections, pipelining: load.pipelining ?? scenario.pipelining }
    : scenario);
  return {
    ...config,
    targets: config.targets.map((target) => (target.kind === 'server' ? { ...target, scenarios: target.scenarios.map(loaded) } : target)),
  };
}
