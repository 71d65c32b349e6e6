import type { BenchmarkRecord, Config, Measurement, Reason, Target } from '../model.ts';
import { benchmarkFilter, targetFilter } from './benchmark-glob.ts';

/** Stands for all tasks of a suite that could not be asked for them. */
export const WHOLE_SUITE = '*';

/** One record a scenario; a suite's tasks are not known without running its file, so it stands as a whole. */
export function unmeasuredRecords(target: Target, measurement: Measurement): readonly BenchmarkRecord[] {
  const names = target.kind === 'server' ? target.scenarios.map((scenario) => scenario.name) : [WHOLE_SUITE];
  return names.map((name) => unmeasuredRecord(target, name, measurement));
}

/**
 * What only base has of targets that both have: scenarios of servers, also of one that head has made a suite of. What a suite
 * has lost shows once both arms are asked for their tasks.
 */
export function removedScenarios(head: readonly Target[], base: readonly Target[]): readonly BenchmarkRecord[] {
  return base.flatMap((target) => {
    const kept = head.find(({ name }) => name === target.name);
    if (kept === undefined || target.kind !== 'server') return [];
    const isKept = (scenario: string): boolean => kept.kind === 'server' && kept.scenarios.some(({ name }) => name === scenario);
    return target.scenarios.filter(({ name }) => !isKept(name)).map(({ name }) => unmeasuredRecord(target, name, { state: 'removed' }));
  });
}

/** The record of a benchmark that has no figures. */
export function unmeasuredRecord(target: Target, scenario: string, measurement: Measurement): BenchmarkRecord {
  return { id: `${target.name}/${scenario}`, target: target.name, scenario, kind: target.kind, version: null, labels: target.labels, loadHash: '', variant: null, measurement };
}

/** Whether a record is wanted. A suite that stands as a whole must not be lost behind a narrower pattern. */
export function recordFilter(only: readonly string[]): (record: Pick<BenchmarkRecord, 'id' | 'scenario'>) => boolean {
  const isNamed = benchmarkFilter(only);
  // By its scenario: the name of a task may end like the id of a suite, as that of a route (`GET /static/*`) does.
  return ({ id, scenario }) => scenario === WHOLE_SUITE || isNamed(id);
}

/** Globs that none of these benchmarks matches. Of a suite that stands as a whole any task may be meant. */
export function unmatchedGlobs(only: readonly string[], benchmarks: readonly Pick<BenchmarkRecord, 'id' | 'target'>[]): readonly string[] {
  return only.filter((glob) => {
    const [isMeant, mayHoldMeant] = [benchmarkFilter([glob]), targetFilter([glob])];
    return !benchmarks.some(({ id, target }) => isMeant(id) || (id === `${target}/${WHOLE_SUITE}` && mayHoldMeant(target)));
  });
}

/** Scenarios that no server sends, and services that no target needs: mistyped elsewhere, they would seem to be in use. */
export function notesOnUnused({ unsent, unneeded }: Pick<Config, 'unsent' | 'unneeded'>): readonly Reason[] {
  return [
    ...(unsent.length === 0 ? [] : [{ kind: 'scenarios-unsent', scenarios: unsent } as const]),
    ...(unneeded.length === 0 ? [] : [{ kind: 'services-unneeded', services: unneeded } as const]),
  ];
}
