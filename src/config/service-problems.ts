import { listedNameProblems } from './listed-names.ts';
import type { Problem } from './problems.ts';
import type { ConfigShape } from './schema.ts';

/** Services that targets name and nobody defines, and those of one target that hide each other's address. */
export function serviceProblems({ servers, suites, services }: ConfigShape): readonly Problem[] {
  const lists = [
    ...Object.entries(servers).map(([name, server]) => ({ path: ['servers', name, 'services'], names: server.services })),
    ...Object.entries(suites).map(([name, suite]) => ({ path: ['suites', name, 'services'], names: suite.services })),
  ];
  const defined = Object.keys(services);
  return lists.flatMap(({ path, names }) => [
    ...listedNameProblems({ kind: 'service', names, defined, path }),
    ...sharedVariables([...new Set(names)].filter((name) => defined.includes(name)), services, path),
  ]);
}

function sharedVariables(names: readonly string[], services: ConfigShape['services'], path: readonly string[]): readonly Problem[] {
  const setters = names.flatMap((name) => Object.keys(services[name]?.env ?? {}).map((variable) => ({ name, variable })));
  return [...Map.groupBy(setters, ({ variable }) => variable)].flatMap(([variable, [one, other]]): readonly Problem[] =>
    (one === undefined || other === undefined
      ? []
      : [{ path, what: `services "${one.name}" and "${other.name}" both set ${variable}`, fix: 'Give one of them another variable in its `env`.' }]));
}
