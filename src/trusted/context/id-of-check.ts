import type { CheckRun } from '../../github/api.ts';
import type { RunToPublish } from './trusted-context.ts';

/** Which pull request a check is of, and how it stands for that: GitHub says neither. */
export interface OwnCheck {
  readonly number: number;
  /** The check fails for another one. */
  readonly passes: boolean;
}

/** What tells the check of a run from that of another pull request of the same commit; nothing where it is of none. */
export function idOfCheck(origin: Pick<RunToPublish, 'pull' | 'notOf'>, passes = false): Pick<CheckRun, 'externalId'> {
  const number = numberOfRun(origin);
  return number === null ? {} : { externalId: `pull-request-${number}${passes ? '-passes' : ''}` };
}

/** Of the pull request that a run is of; null: of none, or nobody knows of which. */
export function numberOfRun({ pull, notOf }: Pick<RunToPublish, 'pull' | 'notOf'>): number | null {
  return pull === null || pull === notOf ? null : pull.number;
}

/** null: the check has no such id, as one of an older version, or of somebody else. */
export function readIdOfCheck(externalId: string | null): OwnCheck | null {
  const [, number, passes] = /^pull-request-([1-9]\d{0,8})(-passes)?$/.exec(externalId ?? '') ?? [];
  return number === undefined ? null : { number: Number(number), passes: passes !== undefined };
}
