import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repository } from '../../../../bench/recording.ts';
import type { Power } from '../../../../bench/verdicts/study/changed-families.ts';
import { clopperPearson } from '../../../../bench/verdicts/study/clopper-pearson.ts';
import type { Goal } from '../../../../bench/verdicts/page/goal.ts';
import { goalsOf, type GoalEvidence, SERVERS } from '../../../../bench/verdicts/page/goals.ts';
import type { Rate } from '../../../../bench/verdicts/study/rates.ts';
import type { RecordedMetric } from '../../../../bench/verdicts/study/recorded-metrics.ts';
import { loadConfig } from '../../../../src/config/load-config.ts';

const rate = (hits: number, trials: number): Rate => ({ hits, trials, ...clopperPearson(hits, trials, 0.95) });

const NOTHING = { falseAlarms: [], alarmsInOrder: [], power: [], exact: [], identical: [], coverage: [], recorded: [], entrants: [], thin: new Set<never>(), ofOneHalfHour: new Set<never>(), halfHours: new Map<never, number>(), stretches: 3 };

function goalAbout(topic: RegExp, evidence: Partial<GoalEvidence>): Goal {
  return goalsOf({ ...NOTHING, ...evidence }).find(({ aim }) => topic.test(aim))!;
}

/** In time, of servers; whatever took longer, and tasks, are all seen. */
const seenInTime = (injection: Power['injection'], size: number, serversInTime: Rate | null): Power => ({
  injection, size, rounds: 14, ours: rate(500, 500), oursAtEqualAlarms: rate(500, 500), serversInTime, byBenchmark: new Map(), inTimeByBenchmark: new Map(), rivals: new Map(), rivalsAtEqualAlarms: new Map(),
  alarms: { size, isExtrapolated: false, ours: rate(0, 100), rivals: new Map() },
});
const cpu3 = (hits: number, trials: number): Power => seenInTime('cpu-3', 10, rate(hits, trials));

const standingOfPower = (hits: number, trials: number) => goalAbout(/meant as 3 % more CPU/, { power: [cpu3(hits, trials)] }).standing;

test('a share that must not be smaller is met, missed or left open by its lower and upper bound, whatever the point estimate', () => {
  assert.equal(standingOfPower(500, 500), 'met');
  assert.equal(standingOfPower(39, 40), 'not decided');
  assert.equal(standingOfPower(37, 40), 'not decided');
  assert.equal(standingOfPower(400, 500), 'missed');
});

test('work is to be seen in time, and of servers alone: 3 % in families of ten, 5 % in families of 100', () => {
  const power = [cpu3(400, 500), seenInTime('cpu-5', 100, rate(250, 500)), seenInTime('timer-1ms', 10, rate(0, 500))];
  const found = [/meant as 3 % more CPU .* within 90 s .*\(servers, families of ten\)/, /meant as 5 % more CPU .* within 90 s .*\(servers, families of 100\)/, /1 ms more/].map((topic) => goalAbout(topic, { power }));
  assert.deepEqual(found.map((goal) => goal.standing), ['missed', 'missed', 'met']);
  assert.deepEqual(found.map((goal) => goal.found.split(' ')[0]), ['80', '50', '100']);
});

test('exactly so much more is to be seen in time, and what was injected has a goal of its own', () => {
  const { injection: _, ...ofThree } = cpu3(400, 500);
  const exact = [{ ...ofThree, effect: 0.03 }, { ...ofThree, effect: 0.03, size: 100, serversInTime: rate(500, 500) }, { ...ofThree, effect: 0.05, size: 100, serversInTime: rate(500, 500) }];
  const goals = [/exactly 3 % .* within 90 s .*\(servers, families of ten\)/, /exactly 5 % .* families of 100/, /meant as 3 %/].map((topic) => goalAbout(topic, { exact }));
  assert.deepEqual(goals.map(({ standing }) => standing), ['missed', 'met', null]);
});

/** Of four servers, and of a task, which is not meant. */
const BY_BENCHMARK = [['a/x', 100], ['b/x', 58], ['c/x', 100], ['d/x', 100], ['user/date', 3]] as const;

test('one server of which it is seen too seldom is enough to miss it, however wide the interval over all of them is', () => {
  const recorded = BY_BENCHMARK.map(([id]) => ({ ...added(id, id === 'user/date' ? 'nsPerOp' : 'cpuPerRequest', 3), injection: 'none' as const }));
  const tried = { ...cpu3(358, 400), serversInTime: { ...rate(358, 400), low: 0.4, high: 1 } };
  const goalWith = (hits: readonly (readonly [string, number])[]) =>
    goalAbout(/exactly 3 % .* families of ten/, { recorded, exact: [{ ...tried, effect: 0.03, inTimeByBenchmark: new Map(hits.map(([id, seen]) => [id, rate(seen, 100)])) }] });
  const { found, standing } = goalWith(BY_BENCHMARK);
  assert.equal(standing, 'missed');
  assert.match(found, /; least: b\/x, 58 \(48–68 %\)$/);
  assert.equal(goalWith(BY_BENCHMARK.map(([id]) => [id, 93])).standing, 'not decided', 'that each is seen so often is not out of reach');
});

test('what an injection is met by are the half-hours of its own rounds, and not those of its fellows', () => {
  const goal = goalAbout(/meant as 3 % more CPU/, { power: [cpu3(500, 500)], halfHours: new Map([['cpu-3', 1]]) });
  assert.deepEqual([goal.standing, goal.extrapolatedFrom], ['met', 1]);
  assert.equal(goalAbout(/meant as 3 % more CPU/, { power: [cpu3(500, 500)] }).extrapolatedFrom, 3);
});

test('a bound that does not reach the limit is not rounded to it', () => {
  assert.match(goalAbout(/meant as 3 % more CPU/, { power: [cpu3(99, 100)] }).found, /^99 \(94\.6–/);
});

test('work that was recorded of tasks alone tells nothing of servers', () => {
  assert.equal(goalAbout(/meant as 3 % more CPU/, { power: [seenInTime('cpu-3', 10, null)] }).standing, null);
});

const added = (benchmark: string, metric: RecordedMetric['metric'], percents: number): RecordedMetric =>
  ({ benchmark, metric, injection: 'cpu-3', rounds: 60, mean: Math.log1p(percents / 100), sd: 0.011, sdBounds: { low: 0.01, high: 0.012 }, standardError: 0.001, seconds: 6 });

test('what an injection truly adds stands beside how often it is seen, from the least to the most over servers', () => {
  const recorded = [added('a/x', 'cpuPerRequest', 2), added('b/x', 'cpuPerRequest', 4), added('a/x', 'unloadedLatency', 9), added('user/date', 'nsPerOp', 7), { ...added('c/x', 'cpuPerRequest', 5), injection: 'cpu-5' as const }];
  assert.match(goalAbout(/meant as 3 % more CPU/, { power: [cpu3(500, 500)], recorded }).found, /%\); truly 2\.0 % to 4\.0 % more$/);
});

const standingOfIdentical = (hits: number) => goalAbout(/identical code/, { identical: [{
  profile: 'standard', noRegressionOver: 0.03, benchmarks: 500, meanRounds: 8, seconds: { mean: 40, nineteenInTwenty: 60 },
  shares: { 'no regression': rate(hits, 500), inconclusive: rate(500 - hits, 500), improved: rate(0, 500), regressed: rate(0, 500) },
}] }).standing;

test('identical code is held to its bounds too', () => {
  assert.deepEqual([500, 450, 400].map(standingOfIdentical), ['met', 'not decided', 'missed']);
});

const standingOfCoverage = (hits: number, trials: number) => goalAbout(/intervals hold/, { coverage: [{ of: 'no change', injection: 'none', look: 'first', claimed: 0.95, held: rate(hits, trials) }] }).standing;

test('intervals are shown to hold the truth often enough by a bound close below what they claim', () => {
  assert.equal(standingOfCoverage(1_930, 2_000), 'met');
  assert.equal(standingOfCoverage(1_900, 2_000), 'not decided', 'it might be 6 % that they miss, and not 5 %');
  assert.equal(standingOfCoverage(19, 20), 'not decided');
  assert.equal(standingOfCoverage(1_800, 2_000), 'missed');
});

const aimsWith = (coverage: GoalEvidence['coverage']) => goalsOf({ ...NOTHING, coverage }).filter(({ aim }) => /intervals hold/.test(aim)).map(({ aim, standing }) => [/\((.*)\)/.exec(aim)![1], standing]);

test('intervals against references are a goal as long as there are none', () => {
  const ofNothing = { of: 'no change', injection: 'none', look: 'first', claimed: 0.98, held: rate(1_980, 2_000) } as const;
  assert.deepEqual(aimsWith([ofNothing]), [['no change, first look', 'met'], ['references of 500 rounds or more', null]]);
  assert.deepEqual(aimsWith([{ ...ofNothing, of: 'user/parse, cpu-3', injection: 'cpu-3' }]), [['user/parse, cpu-3, first look', 'met']]);
});

test('what intervals claim stands with what they hold, so that places where they claim otherwise have a goal in common', () => {
  const goals = [0.98, 0.96].map((claimed) => goalAbout(/intervals hold/, { coverage: [{ of: 'no change', injection: 'none', look: 'first', claimed, held: rate(1_980, 2_000) }] }));
  assert.equal(goals[0]!.aim, goals[1]!.aim);
  assert.deepEqual(goals.map(({ found }) => found.split('; ')[1]), ['claimed: 98 %', 'claimed: 96 %']);
});

test('where another rule wins, ours is not the best', () => {
  const won = { seen: rate(480, 500), lead: { share: 0.16, low: 0.1, high: 0.2, isAheadHere: true } };
  const { found, standing } = goalAbout(/best of all rules/, { power: [{ ...cpu3(400, 500), rivalsAtEqualAlarms: new Map([['benchstat', won]]) }], thin: new Set(['cpu-3']) });
  assert.deepEqual([found, standing], ['a rival sees more in 1 of 1 columns: cpu-3 (thin), family of 10 (thin)', 'missed']);
});

const server = (benchmark: string, low: number, sd: number, high: number): RecordedMetric =>
  ({ benchmark, metric: 'cpuPerRequest', injection: 'none', rounds: 60, mean: 0, sd, sdBounds: { low, high }, standardError: 0.001, seconds: 6 });
const goalOfSpread = (...recorded: readonly RecordedMetric[]) => goalAbout(/standard deviation/, { recorded });

/** All servers but the two that a test has of its own. */
const OTHERS = Array.from({ length: SERVERS - 2 }, (_, place) => server(`other-${place}/x`, 0.008, 0.009, 0.01));

test('the spread of rounds is within its goal where that of every server is, and beyond it where one is', () => {
  assert.equal(goalOfSpread(server('a/x', 0.01, 0.011, 0.012), server('b/x', 0.011, 0.013, 0.0145), ...OTHERS).standing, 'met');
  assert.equal(goalOfSpread(server('a/x', 0.01, 0.011, 0.012), server('b/x', 0.013, 0.014, 0.016), ...OTHERS).standing, 'not decided');
  assert.equal(goalOfSpread(server('a/x', 0.016, 0.02, 0.024), server('b/x', 0.01, 0.018, 0.03)).standing, 'missed');
  assert.match(goalOfSpread(server('a/x', 0.01, 0.011, 0.012), server('b/x', 0.013, 0.014, 0.016)).found, /^largest of the servers that were recorded, 2 of 10: 1\.4 % \(1\.3 % to 1\.6 %\), b\/x$/);
});

test('the spread of servers that were not recorded is not known, so that those that were can miss the goal alone', () => {
  const within = [server('a/x', 0.01, 0.011, 0.012), server('b/x', 0.011, 0.013, 0.0145)];
  assert.equal(goalOfSpread(...within).standing, 'not decided');
  assert.equal(goalOfSpread(...within, server('c/x', 0.016, 0.02, 0.024)).standing, 'missed');
});

test('servers are as many as the configuration has', async () => {
  const { config } = await loadConfig(repository, null);
  const meant = config.targets.filter((target) => target.kind === 'server' && target.scenarios.some(({ name }) => name === 'updateUser'));
  assert.equal(meant.length, SERVERS);
});

test('where nothing was recorded nothing is met or missed', () => {
  assert.deepEqual(goalsOf(NOTHING).filter(({ standing, found }) => standing !== null || !found.startsWith('not recorded')), []);
});

test('what was found in few rounds says so, and can be missed but not met', () => {
  const standings = [cpu3(500, 500), cpu3(400, 500)].map((power) => goalAbout(/meant as 3 % more CPU/, { power: [power], thin: new Set(['cpu-3']) }).standing);
  assert.deepEqual(standings, ['too few rounds to say', 'missed']);
  assert.match(goalAbout(/meant as 3 % more CPU/, { power: [cpu3(50, 50)], thin: new Set(['cpu-3']) }).found, / \(thin\)$/);
});
