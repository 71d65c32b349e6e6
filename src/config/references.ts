import { isDeepStrictEqual } from 'node:util';
import picomatch from 'picomatch/posix.js';
import { fixOfUnknownName, type Problem } from './problems.ts';
import { programOf } from './resolve.ts';
import { type ConfigShape, DEFAULT_RUNS_KEPT } from './schema.ts';
import { METRIC_NAMES } from '../metrics.ts';
import { editionName, problemOfGlobs, targetFilter } from '../plan/benchmark-glob.ts';
import { BUILT_IN_PROFILES } from '../plan/profiles.ts';
import { alternatives } from '../text/phrases.ts';

/** Takes down a problem. */
type Report = (path: readonly PropertyKey[], what: string, fix: string) => void;

/** Problems that the schema cannot see: undefined or ambiguous names, and contradictory settings. */
export function referenceProblems(shape: ConfigShape): readonly Problem[] {
  const problems: Problem[] = [];
  const report: Report = (path, what, fix) => {
    problems.push({ path, what, fix });
  };
  const targets = targetsOf(shape);
  if (targets.length === 0)
    report([], 'no servers and no suites: there is nothing to measure', 'Describe at least one under `servers` or `suites`.');
  checkNames(shape, report);
  checkScenarios(shape, report);
  checkServices(shape, targets, report);
  checkEditions(targets, report);
  checkFolders(targets, report);
  checkRules(shape, targets, report);
  checkSelections(shape, targets, report);
  checkProfiles(shape, targets, report);
  checkStoredRuns(shape, report);
  return problems;
}

type NamedTarget = ReturnType<typeof targetsOf>[number];

/** Servers and suites, each with its name and its place in the configuration. */
const targetsOf = ({ servers, suites }: ConfigShape) => [
  ...Object.entries(servers).map(([name, target]) => ({ path: ['servers', name], name, ...target })),
  ...Object.entries(suites).map(([name, target]) => ({ path: ['suites', name], name, ...target })),
];

function checkNames({ servers, suites }: ConfigShape, report: Report): void {
  for (const name of Object.keys(suites).filter((suite) => Object.hasOwn(servers, suite)))
    report(
      ['suites', name],
      `"${name}" is the name of a server as well`,
      'Rename one of the two: names of targets are the first half of benchmark ids.',
    );
}

function checkScenarios({ scenarios, servers }: ConfigShape, report: Report): void {
  for (const [server, { scenarios: names, tls }] of Object.entries(servers)) {
    checkListedNames('scenario', names, Object.keys(scenarios), ['servers', server, 'scenarios'], report);
    for (const name of tls ? names.filter((scenario) => scenarios[scenario]?.protocol === 'websocket') : [])
      report(
        ['servers', server, 'tls'],
        `the scenario "${name}" sends over a websocket, and those are not measured over TLS`,
        'Let the server speak HTTP/1.1 without TLS, or remove the scenario from it.',
      );
  }
}

/** Names in a list that are undefined or listed twice. */
function checkListedNames(
  kind: 'scenario' | 'service',
  names: readonly string[],
  defined: readonly string[],
  path: readonly string[],
  report: Report,
): void {
  for (const [index, name] of names.entries()) {
    if (!defined.includes(name)) {
      const allowed = defined.length === 0 ? 'none is defined' : `defined are ${alternatives(defined)}`;
      const fix = fixOfUnknownName(name, defined, `Define it under \`${kind}s\`.`);
      report([...path, index], `unknown ${kind} "${name}"; ${allowed}`, fix);
    } else if (names.indexOf(name) !== index) {
      report([...path, index], `${kind} "${name}" is listed twice`, 'Remove one of the two.');
    }
  }
}

/** A plain name or path, which `command -v` can look for. */
const PLAIN_PROGRAM = /^[\w.+/][\w.+/-]*$/;

/** Services whose program is unclear, undefined services, and services of one target that set the same variable. */
function checkServices({ services }: ConfigShape, targets: readonly NamedTarget[], report: Report): void {
  for (const [name, { program, start }] of Object.entries(services)) {
    if (program === undefined && !PLAIN_PROGRAM.test(programOf(start)))
      report(['services', name, 'start'], 'it cannot be told which program this starts', 'Name the program under `program`.');
  }
  for (const target of targets) {
    const path = [...target.path, 'services'];
    checkListedNames('service', target.services, Object.keys(services), path, report);
    const defined = [...new Set(target.services)].filter((name) => Object.hasOwn(services, name));
    const setters = defined.flatMap((name) => Object.keys(services[name]!.env).map((variable) => ({ name, variable })));
    for (const [variable, [one, other]] of Map.groupBy(setters, (setter) => setter.variable)) {
      if (other !== undefined)
        report(path, `services "${one!.name}" and "${other.name}" both set ${variable}`, 'Give one of them another variable in its `env`.');
    }
  }
}

/** Editions whose folders overlap with others. */
function checkEditions(targets: readonly NamedTarget[], report: Report): void {
  const laidOut: { readonly place: string; readonly from: string }[] = [];
  for (const { path, dir, versions } of targets) {
    if (versions === undefined) continue;
    const overlays = Object.entries(versions);
    if (overlays.length === 0)
      report([...path, 'versions'], 'no editions: there is nothing to measure', 'Name at least one with its folder, or remove `versions`.');
    else if (dir === '.')
      report(
        [...path, 'dir'],
        "the repository's root has editions, and nothing lies beside it",
        'Move the target into a folder of its own: an edition is laid out beside it.',
      );
    for (const [index, [label, overlay]] of overlays.entries()) {
      const at = [...path, 'versions', label];
      const owner = overlays.find(
        ([, folder], place) => place !== index && (overlay.startsWith(`${folder}/`) || (place < index && overlay === folder)),
      );
      if (overlay === '.') report(at, "the edition's folder is the target's own", 'Give it a folder below `dir`, like versions/5.');
      else if (owner !== undefined)
        report(
          at,
          `the folder ${overlay} belongs to edition "${owner[0]}" already`,
          'Give each edition a folder of its own, none inside another.',
        );
      const [place, from] = [editionName(dir, label), `${dir}/${overlay}`];
      const other =
        targets.find((target) => target.dir === place || target.dir.startsWith(`${place}/`))?.dir ??
        laidOut.find((earlier) => earlier.place === place && earlier.from !== from)?.from;
      if (other !== undefined) report(at, `its files would lie in ${place}, where those of ${other} lie`, 'Use another label.');
      laidOut.push({ place, from });
    }
  }
}

/** Targets of one folder that are installed or built in different ways. */
function checkFolders(targets: readonly NamedTarget[], report: Report): void {
  for (const [index, target] of targets.entries()) {
    const other = targets.slice(0, index).find((earlier) => earlier.dir === target.dir && !isMadeReadyAlike(earlier, target));
    if (other !== undefined)
      report(
        [...target.path, 'dir'],
        `${target.dir} is installed and built for "${other.name}" in another way`,
        'Give both the same `install`, `build` and `env` (a variable for the server alone goes before its `start`), or a folder each.',
      );
  }
}

/** Install and build run with the target's variables, so these count where there is a command. */
function isMadeReadyAlike(one: NamedTarget, other: NamedTarget): boolean {
  if (one.install !== other.install || one.build !== other.build) return false;
  const isLeftAsItIs = one.install === false && one.build === undefined;
  return isLeftAsItIs || isDeepStrictEqual(one.env, other.env);
}

/** A glob whose part before the slash matches no target. `selections`: names that may stand in its place. */
function checkGlob(
  glob: string,
  path: readonly PropertyKey[],
  { targets, selections }: { readonly targets: readonly NamedTarget[]; readonly selections: readonly string[] },
  report: Report,
): void {
  const inIds = targets.flatMap(({ name, versions }) =>
    versions === undefined ? [name] : Object.keys(versions).map((label) => editionName(name, label)),
  );
  // No targets at all is a problem of its own.
  if (targets.length === 0 || inIds.some(targetFilter([glob]))) return;
  const names = targets.map(({ name }) => name);
  report(
    path,
    `no target matches "${glob}"; targets are ${alternatives(names)}`,
    fixOfUnknownName(glob.split('/')[0]!, [...names, ...selections], 'Write a glob over benchmark ids, like express/* or */hello.'),
  );
}

/** Rules that match no target or no metric of their own file, or set nothing. */
function checkRules({ policy }: ConfigShape, targets: readonly NamedTarget[], report: Report): void {
  for (const [index, { benchmark, metric, role, delta0, threshold }] of policy.rules.entries()) {
    const path = ['policy', 'rules', index];
    // Most often a dash too many, which makes two rules of one.
    if ([role, delta0, threshold].every((field) => field === undefined))
      report(
        path,
        'this rule sets nothing',
        'Write `role`, `delta0` or `threshold` in the same item of the list, without a dash of its own, or remove the rule.',
      );
    // A rule takes no names of selections.
    checkGlob(benchmark, [...path, 'benchmark'], { targets, selections: [] }, report);
    const matches = picomatch(metric);
    if (!METRIC_NAMES.some((name) => matches(name)))
      report(
        [...path, 'metric'],
        `no metric matches "${metric}"; metrics are ${METRIC_NAMES.join(', ')}`,
        fixOfUnknownName(metric, METRIC_NAMES, 'Use one of them, or a glob like latency*.'),
      );
  }
}

/** Selections that are named like a target, or match none. */
function checkSelections(shape: ConfigShape, targets: readonly NamedTarget[], report: Report): void {
  const selections = Object.keys(shape.selections);
  for (const [name, globs] of Object.entries(shape.selections)) {
    if (targets.some((target) => target.name === name))
      report(['selections', name], `"${name}" is the name of a target as well`, 'Rename one of the two: `only` takes names of both.');
    checkGlobsTogether(globs, ['selections', name], report);
    for (const [index, glob] of globs.entries()) {
      const path = ['selections', name, index];
      if (selections.includes(glob)) report(path, `"${glob}" is a selection itself`, 'Write its globs: a selection holds no other.');
      else checkGlob(glob, path, { targets, selections }, report);
    }
  }
}

/** Profiles that are named like a built-in one, or select nothing. */
function checkProfiles(shape: ConfigShape, targets: readonly NamedTarget[], report: Report): void {
  const selections = Object.keys(shape.selections);
  for (const [name, { only }] of Object.entries(shape.profiles)) {
    if (BUILT_IN_PROFILES.some((profile) => profile.name === name))
      report(['profiles', name], `"${name}" is a built-in profile`, 'Rename yours: the built-in ones mean the same in every repository.');
    checkGlobsTogether(only, ['profiles', name, 'only'], report);
    for (const [index, glob] of only.entries()) {
      if (!selections.includes(glob)) checkGlob(glob, ['profiles', name, 'only', index], { targets, selections }, report);
    }
  }
}

function checkGlobsTogether(globs: readonly string[], path: readonly PropertyKey[], report: Report): void {
  const problem = problemOfGlobs(globs);
  if (problem !== null) report(path, problem.what, problem.fix);
}

/** Stored runs could never fail a check if fewer are kept than are needed. */
function checkStoredRuns({ policy: { minStoredRuns }, retention: { runs } }: ConfigShape, report: Report): void {
  if (minStoredRuns > runs)
    report(
      // Points at the setting that is not the default.
      minStoredRuns > DEFAULT_RUNS_KEPT ? ['policy', 'minStoredRuns'] : ['retention', 'runs'],
      `${minStoredRuns} stored runs are needed (\`policy.minStoredRuns\`), and ${runs} are kept (\`retention.runs\`)`,
      'Raise `retention.runs`, or lower `policy.minStoredRuns`.',
    );
}
