/** Two or three things that a reader can do about a verdict, each with its command. */
import { decidingComparisons } from '../judge/verdict.ts';
import {
  acceptCommand,
  acceptComment,
  besideStoredCommand,
  describeNamed,
  LONGEST_PROFILE,
  longerCommand,
  reproduceCommand,
  runComment,
} from './commands.ts';
import type { NextStep, Text } from './document.ts';
import type { JudgedBenchmark, Run } from '../model.ts';
import type { ReaderPlace } from './headline.ts';
import { withPlus } from '../text/differences.ts';
import { formatPercent } from '../text/figures.ts';
import { whatToDo } from './words.ts';
import type { ReportSource } from './report-source.ts';
import { isMissing, sortByUrgency, withVerdict } from './verdict-words.ts';

/** Commands are written as comments in a pull request where those are obeyed, and else for a shell. */
export function nextSteps(source: ReportSource, place: ReaderPlace): readonly NextStep[] {
  const {
    run,
    judgement: { verdict, benchmarks },
    obeysComments = false,
  } = source;
  const byComment = obeysComments && place === 'pull request';
  const again = (measured: readonly JudgedBenchmark[]): NextStep => ({
    what: ['measure again'],
    command: byComment ? runComment(measured) : againCommand(run, measured),
  });
  switch (verdict) {
    case 'regressed': {
      const regressed = withVerdict(benchmarks, 'regressed');
      return [step('fix it'), ...acceptStep(run, regressed, byComment), again(regressed)];
    }
    case 'failed':
      return [step('fix it (a failure cannot be accepted)'), again(withVerdict(benchmarks, 'failed'))];
    case 'invalid': {
      const invalid = withVerdict(benchmarks, 'invalid');
      return invalid.length === 0 ? [step('run the missing job again')] : [step(mendingOf(invalid)), again(invalid)];
    }
    case 'inconclusive':
    case 'passed': {
      const undecided = withVerdict(benchmarks, 'inconclusive');
      if (undecided.length === 0) return stepsOnNew(benchmarks, place);
      return byComment ? [again(undecided)] : stepWith('measure longer', longerThan(run, undecided));
    }
    case 'nothing measured':
      return stepsOnNothing(benchmarks, again);
  }
}

/** A step without a command. */
const step = (...what: Text): NextStep => ({ what, command: null });

/** No step where its command cannot be written. */
function stepWith(what: string, command: string | null): readonly NextStep[] {
  return command === null ? [] : [{ what: [what], command }];
}

/** A comment accepts this pull request alone, up to the size that was measured. A line of the command counts from base, for every run. */
function acceptStep(run: Run, [worst, ...others]: readonly JudgedBenchmark[], byComment: boolean): readonly NextStep[] {
  if (worst === undefined) return [];
  const what = others.length === 0 ? 'accept it' : 'accept the worst';
  const upTo = Math.max(
    ...decidingComparisons(worst)
      .filter(({ outcome }) => outcome === 'regressed')
      .map(({ interval }) => interval.high),
  );
  return byComment
    ? stepWith(`${what}${Number.isFinite(upTo) ? ` up to ${withPlus(formatPercent(upTo))}` : ''}`, acceptComment(worst.id))
    : stepWith(`${what}, which helps once it is on base`, acceptCommand(run, worst.id, upTo));
}

/** What the first reason advises. */
function mendingOf([first]: readonly JudgedBenchmark[]): string {
  const todo = first === undefined ? null : whatToDo(first.because);
  return todo === null ? 'mend what the reason names' : `${todo.charAt(0).toLowerCase()}${todo.slice(1).replace(/\.$/u, '')}`;
}

function againCommand(run: Run, benchmarks: readonly JudgedBenchmark[]): string {
  return besideStoredCommand(run, benchmarks) ?? reproduceCommand(run, benchmarks);
}

function longerThan(run: Run, benchmarks: readonly JudgedBenchmark[]): string | null {
  return besideStoredCommand(run, benchmarks, LONGEST_PROFILE) ?? longerCommand(run, benchmarks);
}

/** Where all are new, nothing was judged. */
function stepsOnNew(benchmarks: readonly JudgedBenchmark[], place: ReaderPlace): readonly NextStep[] {
  if (benchmarks.length === 0 || benchmarks.some(({ verdict }) => verdict !== 'new')) return [];
  return [
    step('merge it, and later changes are compared'),
    step('judge it now with ', { code: place === 'shell' ? '--benchmarks-from head' : 'benchmarks-from: head' }),
  ];
}

/** A benchmark without its program would not be measured the next time either. */
function stepsOnNothing(
  benchmarks: readonly JudgedBenchmark[],
  again: (measured: readonly JudgedBenchmark[]) => NextStep,
): readonly NextStep[] {
  if (benchmarks.length === 0) return [step('check the configuration and ', { code: 'only' })];
  const missing = benchmarks.filter(isMissing);
  const measurable = missing.filter(({ absence }) => absence !== 'lacks a program');
  if (measurable.length > 0) return [again(sortByUrgency(measurable))];
  return missing.length === 0 ? [] : [step('install what the reason names')];
}

/** Commands for a shell, each with its purpose: for a reader who wants to see the same on a machine of their own. */
export function reproducingSteps(source: ReportSource): readonly { readonly what: string; readonly command: string }[] {
  const {
    run,
    judgement: { benchmarks },
  } = source;
  const shown = sortByUrgency(
    benchmarks.filter(({ verdict }) => ['failed', 'regressed', 'invalid', 'inconclusive', 'accepted'].includes(verdict)),
  );
  if (shown.length === 0) return [];
  const longer = longerThan(run, shown);
  const which = `${describeNamed(shown)}${variantsOf(shown)}`;
  return [
    { what: `Measure again${which}`, command: againCommand(run, shown) },
    ...(longer === null ? [] : [{ what: `Measure longer${which}`, command: longer }]),
  ];
}

/** `, on Node v24.21.0`: a matrix sets it, and no command can. */
function variantsOf(benchmarks: readonly JudgedBenchmark[]): string {
  const variants = [...new Set(benchmarks.flatMap(({ variant }) => variant ?? []))];
  return variants.length === 0 || variants.length > 3 ? '' : `, on ${variants.join(' and ')}`;
}
