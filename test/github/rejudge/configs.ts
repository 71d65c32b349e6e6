/** The text of a configuration with these servers, each with its scenarios, and these suites. */
export function configText({
  servers = {},
  suites = [],
  ...rest
}: {
  readonly servers?: Readonly<Record<string, readonly string[]>>;
  readonly suites?: readonly string[];
  readonly selections?: Readonly<Record<string, readonly string[]>>;
  readonly profiles?: Readonly<Record<string, object>>;
  readonly policy?: Readonly<Record<string, unknown>>;
  readonly baselines?: string;
  readonly instructions?: 'off' | 'auto' | 'required';
}): string {
  const scenarios = new Set(Object.values(servers).flat());
  return JSON.stringify({
    version: 1,
    scenarios: Object.fromEntries([...scenarios].map((name) => [name, { path: `/${name}` }])),
    servers: Object.fromEntries(
      Object.entries(servers).map(([name, sent]) => [name, { dir: name, start: 'node server.js', scenarios: sent }]),
    ),
    suites: Object.fromEntries(suites.map((name) => [name, { dir: name, file: 'suite.js' }])),
    ...rest,
  });
}
