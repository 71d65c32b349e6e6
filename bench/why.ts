/**
 * Puts ten known causes into servers, one at a time, profiles base and head as a run does, and prints which functions are named.
 *
 *     node bench/why.ts [SERVER,…] [PART OF A NAME]
 *
 * `yes`: the guilty function is among the first three that are named. The last line repeats it for what base is against itself.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { mean, median } from 'simple-statistics';
import { grownBy, namedFunctions } from '../src/judge/cause/cause-of.ts';
import { measureDuet } from '../src/measure/benchmark-rounds.ts';
import { causeIn, profileBenchmark } from '../src/measure/profile/explain-regressions.ts';
import { PROCEDURE } from '../src/measure/procedure.ts';
import { openRig } from '../src/measure/server/server-arms.ts';
import type { Arm, CodePlace, FunctionGrowth, OfBothArms, ServerTarget } from '../src/model.ts';
import { type ComparableBenchmark, isComparable, serverBenchmarks } from '../src/plan/benchmarks.ts';
import { CAUSES, type InjectedCause } from './why/causes.ts';
import { openServersAlike } from './servers-alike.ts';

const [servers = 'http-node,express', part = ''] = process.argv.slice(2);

const IDENTICAL: InjectedCause = { name: 'none (base against itself)', guilty: [], base: 'function extra(user) { return user.id; }', head: 'function extra(user) { return user.id; }' };

/** Where a server has its user, before it answers. */
const HOOK = /^(?<indent> *)user\.lastUpdate\.setUTCMonth.*$/m;

function inject({ target, tree, original, arm }: { readonly target: ServerTarget; readonly tree: string; readonly original: string; readonly arm: Arm }, cause: InjectedCause): void {
  if (!HOOK.test(original)) throw new Error(`${target.name} has no user where a cause could be put`);
  const hooked = original.replace(HOOK, (line, indent: string) => `${line}\n${indent}extra(user);`);
  const lastImport = [...hooked.matchAll(/^import .*$/gm)].at(-1)!;
  const at = lastImport.index + lastImport[0].length;
  writeFileSync(path.join(tree, target.dir, 'server.js'), `${hooked.slice(0, at)}\n${cause[arm]}\n${hooked.slice(at)}`);
  if (cause.dependency === undefined) return;
  const folder = path.join(tree, target.dir, 'node_modules/checksum');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'checksum', version: arm === 'base' ? '1.0.0' : '1.1.0', type: 'module', exports: './index.js' }));
  writeFileSync(path.join(folder, 'index.js'), cause.dependency[arm]);
}

const told = ({ name, file, line }: CodePlace): string => `${name}${file === null ? '' : ` (${file.split('/').slice(-2).join('/')}${line === null ? '' : `:${line}`})`}`;

const describe = (growth: FunctionGrowth, cpuUs: number): string =>
  `${told(growth.at)} +${((100 * grownBy(growth)) / cpuUs).toFixed(1)} %${growth.caller === null ? '' : ` from ${told(growth.caller)}`}`;

await using alike = await openServersAlike(servers.split(','));
const { trees, cores } = alike;
await using rig = openRig({ cores, procedure: PROCEDURE, onKilled: () => {} });

/** A run has more rounds; these take as long as the profiles. */
const ROUNDS = 4;

/** What a request costs, by rounds side by side. */
async function costOf(benchmark: ComparableBenchmark): Promise<OfBothArms<number>> {
  const logs: Record<Arm, number[]> = { base: [], head: [] };
  for (let index = 0; index < ROUNDS; index += 1) {
    const [startedFirst, loadedFirst] = index % 2 === 0 ? (['base', 'head'] as const) : (['head', 'base'] as const);
    const { slices } = await measureDuet({ trees, rig, isKnownDeaf: () => false }, benchmark, { kind: 'duet', id: benchmark.id, index, startedFirst, loadedFirst });
    for (const arm of ['base', 'head'] as const) logs[arm].push(Math.log(median(slices.cpuPerRequest!.map((pair) => pair[arm]))));
  }
  return { base: Math.exp(mean(logs.base)), head: Math.exp(mean(logs.head)) };
}

let found = 0;
let tried = 0;
for (const target of alike.targets) {
  const original = readFileSync(path.join(trees.base, target.dir, 'server.js'), 'utf8');
  // One of the causes is a larger response.
  const anyBody = { ...target, scenarios: target.scenarios.map((scenario) => (scenario.protocol === 'http' ? { ...scenario, expect: { ...scenario.expect, body: null } } : scenario)) };
  const benchmark = serverBenchmarks(anyBody, anyBody).find((one): one is ComparableBenchmark => isComparable(one))!;
  for (const cause of [...CAUSES, IDENTICAL].filter(({ name }) => name.includes(part))) {
    for (const arm of ['base', 'head'] as const) inject({ target, tree: trees[arm], original, arm }, cause);
    const startedMs = performance.now();
    const stretches = await profileBenchmark(benchmark, trees, rig);
    const seconds = (performance.now() - startedMs) / 1000;
    const profiled = await causeIn(stretches, trees, await costOf(benchmark));
    const named = namedFunctions(profiled).slice(0, 3);
    const isNamed = named.some(({ at, caller }) => cause.guilty.includes(at.name) || (caller !== null && cause.guilty.includes(caller.name)));
    if (cause !== IDENTICAL) tried += 1;
    if (cause !== IDENTICAL && isNamed) found += 1;
    const { base, head } = profiled.cpuUs;
    const answer = cause === IDENTICAL ? (named.length === 0 ? 'none' : 'NAMED') : isNamed ? 'yes' : 'NO';
    process.stdout.write(`${target.name} · ${cause.name} · ${base.toFixed(1)} → ${head.toFixed(1)} µs · ${answer} · ${named.map((growth) => describe(growth, base)).join('; ') || 'no single cause'} · ${seconds.toFixed(0)} s\n`);
    if (process.env['WHY_VERBOSE'] !== undefined) {
      for (const growth of profiled.functions.slice(0, 8)) process.stdout.write(`    ${describe(growth, base)} [${growth.low.toFixed(2)}, ${growth.high.toFixed(2)}] ${growth.base.toFixed(2)} → ${growth.head.toFixed(2)}\n`);
      for (const growth of profiled.allocations.slice(0, 3)) process.stdout.write(`    bytes ${told(growth.at)} ${growth.base.toFixed(0)} → ${growth.head.toFixed(0)} [${growth.low.toFixed(0)}, ${growth.high.toFixed(0)}]\n`);
      process.stdout.write(`    tree: ${profiled.tree.nodes.length} nodes, ${JSON.stringify(profiled.tree).length} bytes\n`);
    }
  }
}
process.stdout.write(`\nnamed among the first three: ${found} of ${tried}\n`);
