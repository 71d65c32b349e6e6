import { listedNameProblems } from './listed-names.ts';
import type { Problem } from './problems.ts';
import { programOf } from './program.ts';
import type { ConfigShape } from './schema.ts';

/** Services whose program is unclear, those that targets name and nobody defines, and those of one target that hide each other's address. */
export function serviceProblems({ servers, suites, services }: ConfigShape): readonly Problem[] {
  const lists = [
    ...Object.entries(servers).map(([name, server]) => ({ path: ['servers', name, 'services'], names: server.services })),
    ...Object.entries(suites).map(([name, suite]) => ({ path: ['suites', name, 'services'], names: suite.services })),
  ];
  const defined = Object.keys(services);
  return [
    ...Object.entries(services).flatMap(([name, service]) => programProblems(name, service)),
    ...lists.flatMap(({ path, names }) => [
      ...listedNameProblems({ kind: 'service', names, defined, path }),
      ...sharedVariables([...new Set(names)].filter((name) => defined.includes(name)), services, path),
    ]),
  ];
}

/** What `command -v` can look for as it stands: a name or a path without anything that a shell would replace, and no option. */
const PLAIN_PROGRAM = /^[\w.+/][\w.+/-]*$/;

/** A program that is not found counts as not installed, so it must be clear which one that is. */
function programProblems(name: string, { program, start }: ConfigShape['services'][string]): readonly Problem[] {
  if (program !== undefined || PLAIN_PROGRAM.test(programOf(start))) return [];
  return [{ path: ['services', name, 'start'], what: 'it cannot be told which program this starts', fix: 'Name the program under `program`.' }];
}

function sharedVariables(names: readonly string[], services: ConfigShape['services'], path: readonly string[]): readonly Problem[] {
  const setters = names.flatMap((name) => Object.keys(services[name]?.env ?? {}).map((variable) => ({ name, variable })));
  return [...Map.groupBy(setters, ({ variable }) => variable)].flatMap(([variable, [one, other]]): readonly Problem[] =>
    (one === undefined || other === undefined
      ? []
      : [{ path, what: `services "${one.name}" and "${other.name}" both set ${variable}`, fix: 'Give one of them another variable in its `env`.' }]));
}
