import { UserError } from '../errors.ts';
import { shortOfFirstLook } from '../judge/facts/first-look.ts';
import type { BenchmarkRecord, Measured, Measurement, Shard } from '../model.ts';
import { describeShard } from '../plan/shards.ts';
import { isTried, type Leg } from './legs.ts';
import type { NamedRunFile } from './named-run-file.ts';

/** A record, and the run that it comes from. */
export interface RecordOfRun {
  readonly record: BenchmarkRecord;
  readonly from: NamedRunFile;
}

/**
 * One record of each benchmark of a leg. What nobody measured is lost: a benchmark of a shard that did not arrive, that
 * arrived without it, or that was interrupted before its first look; not one that needs a program that is missing. Throws a
 * UserError where a benchmark was measured twice.
 */
export function recordsOfLeg(leg: Leg): readonly RecordOfRun[] {
  const records = leg.files.flatMap((from) => from.file.run.benchmarks.map((record) => ({ record, from })));
  const whatIsLost = lossesOf(leg, records);
  const found = records.flatMap(({ record, from }) => {
    const measurement = whatIsLost(record);
    return measurement === null ? [] : [{ record: { ...record, measurement }, from }];
  });
  return [...Map.groupBy(found, ({ record }) => record.id).values()].flatMap(strongest);
}

/** Tells what a record's measurement comes to in the whole leg; null: it only points at another shard, which has it. */
function lossesOf(leg: Leg, records: readonly RecordOfRun[]): (record: BenchmarkRecord) => Measurement | null {
  // A run beside the shards does the work of none of them.
  const arrived = new Set(leg.files.flatMap(({ file }) => file.run.shard?.index ?? []));
  const ofShards = records.filter(({ from }) => from.file.run.shard !== null);
  const reported = new Set(ofShards.flatMap(({ record }) => (pointsAt(record) === null && !isKnownToAll(record) ? [record.target] : [])));
  return (record) => {
    const { measurement, target } = record;
    if (measurement.state === 'measured') return lostIfShort(measurement);
    if (measurement.state !== 'not measured') return measurement;
    const shard = pointsAt(record);
    if (shard === null) return measurement.missingProgram === undefined ? { state: 'lost', reason: measurement.reason } : measurement;
    if (!arrived.has(shard.index)) return { state: 'lost', reason: `${describeShard(shard)} did not arrive` };
    // A suite stands as a whole in the runs that leave it to others, so targets are looked for and not benchmarks.
    return reported.has(target) ? null : { state: 'lost', reason: `${describeShard(shard)} arrived without it` };
  };
}

function lostIfShort(measured: Measured): Measurement {
  const reason = shortOfFirstLook(measured);
  return reason === null ? measured : { state: 'lost', reason };
}

function pointsAt({ measurement }: BenchmarkRecord): Shard | null {
  return measurement.state === 'not measured' ? measurement.leftTo ?? null : null;
}

/**
 * Whether every shard can tell, whoever the target is left to: what a server has lost stands in the configurations. What a
 * suite has lost is known to the shard that asked it for its tasks, and to no other. That the change does not reach a target
 * all have to find alike: where one has found that it does, and left it to another that has not, nobody has measured it.
 */
function isKnownToAll({ kind, measurement }: BenchmarkRecord): boolean {
  return measurement.state === 'unaffected' || (kind === 'server' && measurement.state === 'removed');
}

/** Every shard knows what is removed or unaffected; what one of them measured, or lost, says more. */
function strongest(records: readonly RecordOfRun[]): readonly RecordOfRun[] {
  const [tried, again] = records.filter(({ record }) => isTried(record));
  if (tried !== undefined && again !== undefined) throw measuredTwice(tried, again);
  const one = tried ?? records.find(({ record }) => record.measurement.state === 'lost') ?? records[0];
  return one === undefined ? [] : [one];
}

function measuredTwice(first: RecordOfRun, second: RecordOfRun): UserError {
  return new UserError({
    what: `${second.record.id} was measured in ${first.from.name} as well, in the same environment`,
    where: second.from.name,
    fix: 'Give each shard once: leave out runs that were measured again, and reports that were joined before.',
  });
}
