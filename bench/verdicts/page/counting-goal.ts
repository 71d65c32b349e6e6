import { type CountingPower, type Refusals, SEEN_AT_LEAST } from '../../instructions/power.ts';
import { clopperPearson } from '../study/clopper-pearson.ts';
import { formatRate } from './evidence-format.ts';
import { atLeast, type Goal, unrecorded } from './goal.ts';

const AIM = '1 % more instructions seen in 99 % of tries';
const LEVEL = 0.95;

/** @param power for that effect, of the machine that counted last; null: none was counted */
export function goalOfCounts(power: CountingPower | null): Goal {
  if (power === null) return unrecorded(AIM);
  const { tries: trials, atWorst, refusals } = power;
  const hits = Math.round(atWorst * trials);
  const rate = { hits, trials, ...clopperPearson(hits, trials, LEVEL) };
  const refused = refusals.filter((one) => one.refused > 0).map(describeRefusals);
  return {
    aim: AIM,
    found: `${[`${formatRate(rate, SEEN_AT_LEAST)}, with luck as large as the counted edits leave room for`, ...refused].join('; ')}: [instruction counts](instructions.md#how-sure-is-it)`,
    standing: atLeast(SEEN_AT_LEAST)(rate),
    extrapolatedFrom: null,
    isWorkedOut: true,
  };
}

const describeRefusals = ({ program, refused, tries }: Refusals): string => `${program} came to no count in ${refused} of ${tries} tries`;
