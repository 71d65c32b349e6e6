import { isDeepStrictEqual } from 'node:util';
import picomatch from 'picomatch/posix.js';
import { fixOfUnknownName, type Problem } from './problems.ts';
import { programOf } from './resolve.ts';
import { type ConfigShape, DEFAULT_RUNS_KEPT } from './schema.ts';
import { METRIC_NAMES } from '../metrics.ts';
import { editionName, problemOfGlobs, targetFilter } from '../plan/benchmark-glob.ts';
import { BUILT_IN_PROFILES } from '../plan/profiles.ts';
import { alternatives } from '../text/phrases.ts';

/** Names that globs over benchmarks may refer to. */
interface KnownNames {
  readonly targets: readonly string[];
  /** With editions as in benchmark ids. */
  readonly targetsInIds: readonly string[];
  readonly selections: readonly string[];
}

function knownNames({ servers, suites, selections }: ConfigShape): KnownNames {
  const targets = Object.entries({ ...servers, ...suites });
  return {
    targets: targets.map(([name]) => name),
    targetsInIds: targets.flatMap(([name, { versions }]) =>
      versions === undefined ? [name] : Object.keys(versions).map((label) => editionName(name, label)),
    ),
    selections: Object.keys(selections),
  };
}

/** Problem of a glob whose part before the slash matches no target. */
function unmatchedGlob(glob: string, path: readonly PropertyKey[], { targets, targetsInIds, selections }: KnownNames): readonly Problem[] {
  // No targets at all is a problem of its own.
  if (targets.length === 0 || targetsInIds.some(targetFilter([glob]))) return [];
  const [target = ''] = glob.split('/');
  return [
    {
      path,
      what: `no target matches "${glob}"; targets are ${alternatives(targets)}`,
      fix: fixOfUnknownName(target, [...targets, ...selections], 'Write a glob over benchmark ids, like express/* or */hello.'),
    },
  ];
}

/** Names in a list that are undefined or listed twice. */
function listedNameProblems({
  kind,
  names,
  defined,
  path,
}: {
  readonly kind: 'scenario' | 'service';
  readonly names: readonly string[];
  readonly defined: readonly string[];
  /** Path of the list. */
  readonly path: readonly string[];
}): readonly Problem[] {
  return names.flatMap((name, index): readonly Problem[] => {
    if (!defined.includes(name)) {
      const allowed = defined.length === 0 ? 'none is defined' : `defined are ${alternatives(defined)}`;
      return [
        {
          path: [...path, index],
          what: `unknown ${kind} "${name}"; ${allowed}`,
          fix: fixOfUnknownName(name, defined, `Define it under \`${kind}s\`.`),
        },
      ];
    }
    if (names.indexOf(name) === index) return [];
    return [{ path: [...path, index], what: `${kind} "${name}" is listed twice`, fix: 'Remove one of the two.' }];
  });
}

/** A target with editions and its place in the configuration. */
interface Editions {
  readonly path: readonly PropertyKey[];
  readonly dir: string;
  /** Folders below `dir` by label. */
  readonly overlays: readonly (readonly [label: string, overlay: string])[];
}

/** Editions whose folders overlap with others. */
function editionProblems({ servers, suites }: ConfigShape): readonly Problem[] {
  const targets = Object.entries({ servers, suites }).flatMap(([section, named]) =>
    Object.entries(named).map(([name, target]) => ({ path: [section, name], ...target })),
  );
  const withEditions = targets.flatMap(({ path, dir, versions }): readonly Editions[] =>
    versions === undefined ? [] : [{ path, dir, overlays: Object.entries(versions) }],
  );
  return [
    ...withEditions.flatMap((editions) => [...placeProblems(editions), ...overlayProblems(editions)]),
    ...clashes(new Set(targets.map(({ dir }) => dir)), withEditions),
  ];
}

function placeProblems({ path, dir, overlays }: Editions): readonly Problem[] {
  if (overlays.length === 0)
    return [
      {
        path: [...path, 'versions'],
        what: 'no editions: there is nothing to measure',
        fix: 'Name at least one with its folder, or remove `versions`.',
      },
    ];
  if (dir !== '.') return [];
  return [
    {
      path: [...path, 'dir'],
      what: "the repository's root has editions, and nothing lies beside it",
      fix: 'Move the target into a folder of its own: an edition is laid out beside it.',
    },
  ];
}

function overlayProblems({ path, overlays }: Editions): readonly Problem[] {
  return overlays.flatMap(([label, overlay], index): readonly Problem[] => {
    const at = [...path, 'versions', label];
    if (overlay === '.')
      return [{ path: at, what: "the edition's folder is the target's own", fix: 'Give it a folder below `dir`, like versions/5.' }];
    const other = overlays.find(
      ([, folder], place) => place !== index && (overlay.startsWith(`${folder}/`) || (place < index && overlay === folder)),
    );
    if (other === undefined) return [];
    return [
      {
        path: at,
        what: `the folder ${overlay} belongs to edition "${other[0]}" already`,
        fix: 'Give each edition a folder of its own, none inside another.',
      },
    ];
  });
}

/** Editions whose files would lie in another target's folder. */
function clashes(dirs: ReadonlySet<string>, withEditions: readonly Editions[]): readonly Problem[] {
  const laidOut = withEditions.flatMap(({ path, dir, overlays }) =>
    overlays.map(([label, overlay]) => ({ path: [...path, 'versions', label], place: editionName(dir, label), from: `${dir}/${overlay}` })),
  );
  return laidOut.flatMap(({ path, place, from }, index): readonly Problem[] => {
    const taken = [...dirs].find((dir) => dir === place || dir.startsWith(`${place}/`));
    const other = taken ?? laidOut.slice(0, index).find((earlier) => earlier.place === place && earlier.from !== from)?.from;
    return other === undefined
      ? []
      : [{ path, what: `its files would lie in ${place}, where those of ${other} lie`, fix: 'Use another label.' }];
  });
}

/** Targets of one folder that are installed or built in different ways. */
function folderProblems({ servers, suites }: ConfigShape): readonly Problem[] {
  const targets = Object.entries({ servers, suites }).flatMap(([section, named]) =>
    Object.entries(named).map(([name, target]) => ({ path: [section, name], name, ...target })),
  );
  return targets.flatMap((target, index): readonly Problem[] => {
    const { path, dir } = target;
    const other = targets.slice(0, index).find((earlier) => earlier.dir === dir && !isMadeReadyAlike(earlier, target));
    if (other === undefined) return [];
    return [
      {
        path: [...path, 'dir'],
        what: `${dir} is installed and built for "${other.name}" in another way`,
        fix: 'Give both the same `install`, `build` and `env` (a variable for the server alone goes before its `start`), or a folder each.',
      },
    ];
  });
}

/** Install and build run with the target's variables, so these count where there is a command. */
function isMadeReadyAlike(one: Pick<ConfigShape['servers'][string], 'install' | 'build' | 'env'>, other: typeof one): boolean {
  if (one.install !== other.install || one.build !== other.build) return false;
  const isLeftAsItIs = one.install === false && one.build === undefined;
  return isLeftAsItIs || isDeepStrictEqual(one.env, other.env);
}

/** Rules that match no target or no metric of their own file, or set nothing. */
function ruleProblems(shape: ConfigShape): readonly Problem[] {
  // A rule takes no names of selections.
  const known: KnownNames = { ...knownNames(shape), selections: [] };
  return shape.policy.rules.flatMap((rule, index) => {
    const path = ['policy', 'rules', index];
    return [
      ...emptyRuleProblems(rule, path),
      ...unmatchedGlob(rule.benchmark, [...path, 'benchmark'], known),
      ...metricProblems(rule.metric, [...path, 'metric']),
    ];
  });
}

/** Most often a dash too many, which makes two rules of one. */
function emptyRuleProblems(
  { role, direction, delta0, threshold }: ConfigShape['policy']['rules'][number],
  path: readonly PropertyKey[],
): readonly Problem[] {
  if ([role, direction, delta0, threshold].some((field) => field !== undefined)) return [];
  return [
    {
      path,
      what: 'this rule sets nothing',
      fix: 'Write `role`, `direction`, `delta0` or `threshold` in the same item of the list, without a dash of its own, or remove the rule.',
    },
  ];
}

function metricProblems(metric: string, path: readonly PropertyKey[]): readonly Problem[] {
  const matches = picomatch(metric);
  if (METRIC_NAMES.some((name) => matches(name))) return [];
  const fix = fixOfUnknownName(metric, METRIC_NAMES, 'Use one of them, or a glob like latency*.');
  return [{ path, what: `no metric matches "${metric}"; metrics are ${METRIC_NAMES.join(', ')}`, fix }];
}

/** Selections that are named like a target, or match none. */
function selectionProblems(shape: ConfigShape): readonly Problem[] {
  const known = knownNames(shape);
  return Object.entries(shape.selections).flatMap(([name, globs]): readonly Problem[] => [
    ...(known.targets.includes(name)
      ? [
          {
            path: ['selections', name],
            what: `"${name}" is the name of a target as well`,
            fix: 'Rename one of the two: `only` takes names of both.',
          },
        ]
      : []),
    ...problemsTogether(globs, ['selections', name]),
    ...globs.flatMap((glob, index) => {
      const path = ['selections', name, index];
      return known.selections.includes(glob)
        ? [{ path, what: `"${glob}" is a selection itself`, fix: 'Write its globs: a selection holds no other.' }]
        : unmatchedGlob(glob, path, known);
    }),
  ]);
}

/** Profiles that are named like a built-in one, or select nothing. */
function profileProblems(shape: ConfigShape): readonly Problem[] {
  const known = knownNames(shape);
  return Object.entries(shape.profiles).flatMap(([name, { only }]): readonly Problem[] => [
    ...(BUILT_IN_PROFILES.some((profile) => profile.name === name)
      ? [
          {
            path: ['profiles', name],
            what: `"${name}" is a built-in profile`,
            fix: 'Rename yours: the built-in ones mean the same in every repository.',
          },
        ]
      : []),
    ...problemsTogether(only, ['profiles', name, 'only']),
    ...only.flatMap((glob, index) =>
      known.selections.includes(glob) ? [] : unmatchedGlob(glob, ['profiles', name, 'only', index], known),
    ),
  ]);
}

function problemsTogether(globs: readonly string[], path: readonly PropertyKey[]): readonly Problem[] {
  const problem = problemOfGlobs(globs);
  return problem === null ? [] : [{ path, ...problem }];
}

/** Services whose program is unclear, undefined services, and services of one target that set the same variable. */
function serviceProblems({ servers, suites, services }: ConfigShape): readonly Problem[] {
  const lists = [
    ...Object.entries(servers).map(([name, server]) => ({ path: ['servers', name, 'services'], names: server.services })),
    ...Object.entries(suites).map(([name, suite]) => ({ path: ['suites', name, 'services'], names: suite.services })),
  ];
  const defined = Object.keys(services);
  return [
    ...Object.entries(services).flatMap(([name, service]) => programProblems(name, service)),
    ...lists.flatMap(({ path, names }) => [
      ...listedNameProblems({ kind: 'service', names, defined, path }),
      ...sharedVariables(
        [...new Set(names)].filter((name) => defined.includes(name)),
        services,
        path,
      ),
    ]),
  ];
}

/** A plain name or path, which `command -v` can look for. */
const PLAIN_PROGRAM = /^[\w.+/][\w.+/-]*$/;

function programProblems(name: string, { program, start }: ConfigShape['services'][string]): readonly Problem[] {
  if (program !== undefined || PLAIN_PROGRAM.test(programOf(start))) return [];
  return [
    { path: ['services', name, 'start'], what: 'it cannot be told which program this starts', fix: 'Name the program under `program`.' },
  ];
}

function sharedVariables(names: readonly string[], services: ConfigShape['services'], path: readonly string[]): readonly Problem[] {
  const setters = names.flatMap((name) => Object.keys(services[name]?.env ?? {}).map((variable) => ({ name, variable })));
  return [...Map.groupBy(setters, ({ variable }) => variable)].flatMap(([variable, [one, other]]): readonly Problem[] =>
    one === undefined || other === undefined
      ? []
      : [
          {
            path,
            what: `services "${one.name}" and "${other.name}" both set ${variable}`,
            fix: 'Give one of them another variable in its `env`.',
          },
        ],
  );
}

/** Problems that the schema cannot see: undefined or ambiguous names, and contradictory settings. */
export function referenceProblems(shape: ConfigShape): readonly Problem[] {
  return [
    ...missingTargets(shape),
    ...scenarioProblems(shape),
    ...serviceProblems(shape),
    ...sharedNames(shape),
    ...storedRunProblems(shape),
    ...ruleProblems(shape),
    ...editionProblems(shape),
    ...folderProblems(shape),
    ...selectionProblems(shape),
    ...profileProblems(shape),
  ];
}

function missingTargets({ servers, suites }: ConfigShape): readonly Problem[] {
  if (Object.keys(servers).length + Object.keys(suites).length > 0) return [];
  return [
    { path: [], what: 'no servers and no suites: there is nothing to measure', fix: 'Describe at least one under `servers` or `suites`.' },
  ];
}

function scenarioProblems({ scenarios, servers }: ConfigShape): readonly Problem[] {
  const defined = Object.keys(scenarios);
  return Object.entries(servers).flatMap(([name, server]) => [
    ...listedNameProblems({ kind: 'scenario', names: server.scenarios, defined, path: ['servers', name, 'scenarios'] }),
    ...(server.tls
      ? server.scenarios
          .filter((scenario) => scenarios[scenario]?.protocol === 'websocket')
          .map((scenario) => ({
            path: ['servers', name, 'tls'],
            what: `the scenario "${scenario}" sends over a websocket, and those are not measured over TLS`,
            fix: 'Let the server speak HTTP/1.1 without TLS, or remove the scenario from it.',
          }))
      : []),
  ]);
}

function sharedNames({ servers, suites }: ConfigShape): readonly Problem[] {
  return Object.keys(suites)
    .filter((name) => Object.hasOwn(servers, name))
    .map((name) => ({
      path: ['suites', name],
      what: `"${name}" is the name of a server as well`,
      fix: 'Rename one of the two: names of targets are the first half of benchmark ids.',
    }));
}

/** Stored runs could never fail a check if fewer are kept than are needed. */
function storedRunProblems({
  policy: { minStoredRuns },
  retention: { runs },
}: Pick<ConfigShape, 'policy' | 'retention'>): readonly Problem[] {
  if (minStoredRuns <= runs) return [];
  return [
    {
      // Points at the setting that is not the default.
      path: minStoredRuns > DEFAULT_RUNS_KEPT ? ['policy', 'minStoredRuns'] : ['retention', 'runs'],
      what: `${minStoredRuns} stored runs are needed (\`policy.minStoredRuns\`), and ${runs} are kept (\`retention.runs\`)`,
      fix: 'Raise `retention.runs`, or lower `policy.minStoredRuns`.',
    },
  ];
}
