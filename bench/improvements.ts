/**
 * What the `faster` marks of stored runs cost and buy (docs/baselines.md, "An improvement on main"), on made-up histories of 60
 * runs of main: each run is judged and stored as the gate does it, and once more with all marks stripped before the next is judged.
 *
 *     node bench/improvements.ts [HISTORIES]
 *
 * prints with and without the marks
 * - where nothing changed, the share of runs that are judged regressed, of those that have enough stored runs before them to be;
 * - where an improvement at run 20 is lost again at run 45, the share of half as many histories in which that run is judged
 *   regressed: the loss is seen at once.
 *
 * One metric gates. What a run shows is its level and the noise between runs, whose standard deviation is tau: independent from run
 * to run, autoregressive (0.7), or around one of two levels 3 tau apart, left with a chance of 1/10 at each run. Its two rounds hardly
 * differ. Intervals of 95 % are exact for histories; runs of one history depend on each other, so theirs are the wider, on either side,
 * of the exact one and that of whole histories. Nothing is measured.
 */
import { markdownTable } from 'markdown-table';
import type { StoredRun } from '../src/model.ts';
import { seededDraw } from '../src/statistics.ts';
import { fastMain } from '../test/store/main-branch.ts';
import { gaussian, type Random, seededRandom } from '../test/judge/seeded-noise.ts';
import { DEFAULT_POLICY } from './default-policy.ts';
import { clopperPearson } from './verdicts/study/clopper-pearson.ts';
import { formatLead, formatRate, formatShare } from './verdicts/page/evidence-format.ts';
import { leadOf, type PairedTrial, type Rate, rateOf } from './verdicts/study/rates.ts';

const RUNS = 60;
/** The first run that is faster, and the first that is no longer, counted from 1. */
const [IMPROVED_AT, LOST_AT] = [20, 45];
const IMPROVEMENTS = [0.1, 0.2, 0.3] as const;
const TAUS = [0.02, 0.06] as const;
const CORRELATION = 0.7;
/** In tau. */
const MOODS_APART = 3;
const CHANCE_OF_ANOTHER_MOOD = 0.1;
const LEVEL = 0.95;

/** Of a history. */
type Figures = readonly number[];

interface Setting {
  readonly noise: string;
  /** One value a run, in tau. */
  readonly drawNoise: (random: Random) => Figures;
  readonly tau: number;
}

const NOISES: Readonly<Record<string, Setting['drawNoise']>> = {
  independent: (random) => Array.from({ length: RUNS }, () => gaussian(random)),
  autoregressive: drawAutoregressive,
  moods: drawMoods,
};
const SETTINGS = Object.entries(NOISES).flatMap(([noise, drawNoise]) => TAUS.map((tau): Setting => ({ noise, drawNoise, tau })));

/** What becomes of a run once it is stored. */
type Keep = (stored: StoredRun) => StoredRun;

const withMarks: Keep = (stored) => stored;
const withoutMarks: Keep = (stored) => ({ ...stored, faster: [] });

const histories = Number(process.argv[2] ?? 400);
process.stdout.write(`${alarmTable()}\n\n${lossTable()}\n`);

function alarmTable(): string {
  const rows = SETTINGS.map((setting) => {
    const trials = drawHistories(setting, histories).flatMap((figures, index) => trialsOf(figures, String(index)));
    const stripped = trials.map(({ isHitOfOther, cluster }) => ({ isHit: isHitOfOther, cluster }));
    const draw = seededDraw(1);
    return [setting.noise, formatShare(setting.tau), formatRate(rateOf(stripped, draw)), formatRate(rateOf(trials, draw)), formatLead(leadOf(trials, draw))];
  });
  return tableOf(['noise', 'tau', 'regressed without marks', 'with marks', 'more with marks'], rows);
}

function lossTable(): string {
  const rows = SETTINGS.flatMap((setting) => IMPROVEMENTS.map((improvement) => {
    const drawn = drawHistories(setting, Math.ceil(histories / 2)).map((figures) => improvedAndLost(figures, improvement));
    return [setting.noise, formatShare(setting.tau), formatShare(improvement), ...[withoutMarks, withMarks].map((keep) => formatRate(rateOfLossesSeen(drawn, keep)))];
  }));
  return tableOf(['noise', 'tau', 'improvement', 'loss seen at once without marks', 'with marks'], rows);
}

/** Of one noise the same for every tau, but for their scale. */
function drawHistories({ drawNoise, tau }: Setting, count: number): readonly Figures[] {
  const random = seededRandom(1);
  return Array.from({ length: count }, () => drawNoise(random).map((value) => 100 * Math.exp(tau * value)));
}

/** Begins as it goes on: with the standard deviation that all of its values have. */
function drawAutoregressive(random: Random): Figures {
  let value = gaussian(random);
  return Array.from({ length: RUNS }, () => {
    value = CORRELATION * value + Math.sqrt(1 - CORRELATION ** 2) * gaussian(random);
    return value;
  });
}

function drawMoods(random: Random): Figures {
  let level = random() < 0.5 ? MOODS_APART / 2 : -MOODS_APART / 2;
  return Array.from({ length: RUNS }, () => {
    if (random() < CHANCE_OF_ANOTHER_MOOD) level = -level;
    return level + gaussian(random);
  });
}

/** Up to the run that loses it. */
function improvedAndLost(figures: Figures, improvement: number): Figures {
  return figures.slice(0, LOST_AT).map((figure, index) => (index + 1 >= IMPROVED_AT && index + 1 < LOST_AT ? figure * (1 - improvement) : figure));
}

/** Of the runs of an unchanged history that can be judged regressed. */
function trialsOf(figures: Figures, cluster: string): readonly PairedTrial[] {
  const [marked, stripped] = [regressedRuns(figures, withMarks), regressedRuns(figures, withoutMarks)];
  return marked.map((isHit, run) => ({ isHit, isHitOfOther: stripped[run]!, cluster })).slice(DEFAULT_POLICY.minStoredRuns);
}

function rateOfLossesSeen(drawn: readonly Figures[], keep: Keep): Rate {
  const hits = drawn.filter((figures) => regressedRuns(figures, keep)[LOST_AT - 1]).length;
  return { hits, trials: drawn.length, ...clopperPearson(hits, drawn.length, LEVEL) };
}

/** Whether each run is judged regressed against those before it. */
function regressedRuns(figures: Figures, keep: Keep): readonly boolean[] {
  const { history, measure } = fastMain({}, []);
  return figures.map((figure, run) => {
    const { verdict } = measure(`run-${run}`, figure, { policy: DEFAULT_POLICY });
    history.push(...history.splice(-1).map((stored) => keep(stored)));
    return verdict === 'regressed';
  });
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return markdownTable([head, ...rows].map((row) => [...row]), { align: head.map(() => 'r') });
}
