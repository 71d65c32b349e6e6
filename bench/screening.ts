/**
 * Two ways to go on from a first look, on the same made-up rounds and with the same error of a whole family:
 *
 *     all rounds      every round counts, Holm's correction is made over everything that was looked at, and what is clear of the
 *                     threshold goes no further (ours)
 *     fresh rounds    what shows a hint of a change is suspect; the rounds that screened are forgotten, and the correction is
 *                     made over the suspects alone
 *
 *     node bench/screening.ts [FAMILIES]
 *
 * prints how often each sees a change of one member of a family by the time that it has so many rounds, and how many rounds
 * an unchanged member gets on average. Nothing is measured.
 */
import { markdownTable } from 'markdown-table';
import { adjustByHolm, looksOf, pOfAtMost } from '../src/judge/significance.ts';
import { estimateFromRounds } from '../src/judge/log-estimate.ts';
import { isSuspicious, mayReachThreshold } from '../src/judge/next-stage.ts';
import { METRICS } from '../src/metrics.ts';
import { gaussian, type Random, seededRandom } from '../test/judge/seeded-noise.ts';
import { DEFAULT_POLICY } from './default-policy.ts';

const { delta0, threshold } = METRICS.cpuPerRequest;
const SCREEN = 8;

/** What is looked at a second time after so many rounds in all. */
interface Setting {
  readonly sd: number;
  readonly change: number;
  readonly size: number;
  readonly rounds: number;
}

type Rounds = readonly number[];

const families = Number(process.argv[2] ?? 4_000);
const settings = [0.015, 0.025].flatMap((sd) => [20, 40].flatMap((rounds) => [{ change: 0.03, size: 10 }, { change: 0.03, size: 100 }, { change: 0.05, size: 100 }].map((of): Setting => ({ sd, rounds, ...of }))));
const rows = settings.map((setting) => {
  const random = seededRandom(1);
  const drawn = Array.from({ length: Math.ceil(families * 10 / setting.size) }, () => familyOf(setting, random));
  const share = (sees: (family: readonly Rounds[]) => boolean): string => `${((100 * drawn.filter(sees).length) / drawn.length).toFixed(1)} %`;
  const unchanged = drawn.flatMap((family) => family.slice(1));
  const meanRounds = (goesOn: (rounds: Rounds) => boolean): string => (SCREEN + (setting.rounds - SCREEN) * (unchanged.filter(goesOn).length / unchanged.length)).toFixed(1);
  return [percent(setting.sd), percent(setting.change), String(setting.size), String(setting.rounds), share(seenByAllRounds), share(seenByFreshRounds), meanRounds(isOpen), meanRounds(isSuspect)];
});
process.stdout.write(`${markdownTable([['sd of a round', 'change', 'family', 'rounds', 'seen by all rounds', 'seen by fresh rounds', 'rounds of an unchanged member', 'by fresh rounds'], ...rows], { align: rows[0]!.map(() => 'r') })}\n`);

/** Logs of head over base; the first member is the one that changed. */
function familyOf({ sd, change, size, rounds }: Setting, random: Random): readonly Rounds[] {
  return Array.from({ length: size }, (_, member) => Array.from({ length: rounds }, () => (member === 0 ? Math.log1p(change) : 0) + sd * gaussian(random)));
}

function seenByAllRounds(family: readonly Rounds[]): boolean {
  const looks = looksOf({ looks: [SCREEN, family[0]!.length] });
  const ps = family.map((rounds) => {
    const held = isOpen(rounds) ? looks : looks.slice(0, 1);
    return Math.min(1, ...held.map((look) => pOf(rounds.slice(0, look.rounds)) / look.alphaShare));
  });
  return isSeen(ps, family[0]!);
}

function seenByFreshRounds(family: readonly Rounds[]): boolean {
  const fresh = family.filter(isSuspect).map((rounds) => rounds.slice(SCREEN));
  return isSuspect(family[0]!) && isSeen(fresh.map(pOf), fresh[0]!);
}

/** Whether the first look leaves it open, by the one rule and by the other. */
function isOpen(rounds: Rounds): boolean {
  return mayReachThreshold(estimateFromRounds(rounds.slice(0, SCREEN)), { threshold });
}
function isSuspect(rounds: Rounds): boolean {
  return isSuspicious(estimateFromRounds(rounds.slice(0, SCREEN)));
}

function pOf(rounds: Rounds): number {
  return pOfAtMost(Math.log1p(delta0), estimateFromRounds(rounds));
}

/** Whether the first of them is convicted. */
function isSeen(ps: readonly number[], first: Rounds): boolean {
  return adjustByHolm(ps)[0]! <= DEFAULT_POLICY.alpha && estimateFromRounds(first).log >= Math.log1p(threshold);
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}
