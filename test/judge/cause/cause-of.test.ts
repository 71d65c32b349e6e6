import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { causeOf, firstNamed, namedFunctions } from '../../../src/judge/cause/cause-of.ts';
import { growthsOf } from '../../../src/judge/cause/growths.ts';
import type { FunctionGrowth } from '../../../src/model.ts';
import { seededDraw } from '../../../src/statistics.ts';
import type { ProfiledArm } from '../../../src/judge/cause/profiled-stretch.ts';
import { armOf, type Call, internal, own } from './profiled.ts';

/** A little noise that is the same in every run. */
const wobble = (stretch: number): number => [3, -2, 1, -3, 2, -1][stretch % 6]!;

const served = (samples: Readonly<Record<string, number>>, stretch: number): readonly Call[] => [
  own('serve', 5_000 + 10 * wobble(stretch), { calls: Object.entries(samples).map(([name, count]) => own(name, count + wobble(stretch))) }),
];

const namesOf = (growths: readonly FunctionGrowth[]): readonly string[] => growths.map(({ at }) => at.name);

const causeBetween = (base: Readonly<Record<string, number>>, head: Readonly<Record<string, number>>): ReturnType<typeof causeOf> =>
  causeOf({ base: armOf((stretch) => served(base, stretch)), head: armOf((stretch) => served(head, stretch + 1)) }, null);

const growths = (
  base: readonly Call[],
  head: readonly Call[],
  sources: { readonly base?: string; readonly head?: string } = {},
): readonly FunctionGrowth[] =>
  growthsOf({
    base: armOf(() => base, { sources: { 'src/app.js': sources.base ?? '' } }),
    head: armOf(() => head, { sources: { 'src/app.js': sources.head ?? '' } }),
  });

/** null: its source is not known. */
const armWith = (source: string | null, samples: number): ProfiledArm =>
  armOf(() => [own('serve', samples)], { sources: source === null ? {} : { 'src/app.js': source } });

const isChanged = (base: string | null, head: string | null): boolean | undefined =>
  growthsOf({ base: armWith(base, 100), head: armWith(head, 200) })[0]?.isChanged;

/** What is quoted where all samples are on the function's first line. */
const quotedOf = (line: string): string | null | undefined =>
  growths([own('serve', 100, { line: 1, lines: { 1: 100 } })], [own('serve', 200, { line: 1, lines: { 1: 200 } })], {
    base: line,
    head: line,
  })[0]?.text;

const grown = (name: string, head: number, low: number, isChanged = false): FunctionGrowth => ({
  at: { name, file: null, line: null },
  isChanged,
  text: null,
  part: null,
  callee: null,
  base: 0,
  head,
  low,
  high: 2 * head - low,
  caller: null,
});

describe('a cause', () => {
  it('names what grew clearly, the most grown first', () => {
    const cause = causeBetween({ parse: 500, check: 500, send: 900 }, { parse: 800, check: 700, send: 900 });
    assert.deepEqual(namesOf(namedFunctions(cause)), ['parse', 'check']);
    const [parse] = cause.functions;
    assert.ok(parse!.low > 2.3 && parse!.high < 3.7, JSON.stringify(parse));
  });

  it('names a function that only head has', () => {
    assert.deepEqual(namesOf(namedFunctions(causeBetween({ parse: 500 }, { parse: 500, audit: 200 }))), ['audit']);
  });

  it('names nothing where nothing grew', () => {
    assert.deepEqual(namedFunctions(causeBetween({ parse: 500, check: 500 }, { parse: 503, check: 497 })), []);
  });

  it('names nothing for what is clear and tiny', () => {
    assert.deepEqual(namedFunctions({ cpuUs: { base: 100, head: 100.3 }, functions: [grown('tiny', 0.28, 0.25)] }), []);
  });

  it('leaves out what grew by less than a quarter of the largest', () => {
    assert.deepEqual(namesOf(namedFunctions(causeBetween({ parse: 500, check: 500 }, { parse: 1_500, check: 650 }))), ['parse']);
  });

  it('goes by what each grew by at the least: a growth that is large and unsure hides none', () => {
    assert.deepEqual(
      namesOf(
        namedFunctions({
          cpuUs: { base: 100, head: 120 },
          functions: [grown('send', 15, 2), grown('audit', 3, 2.5), grown('copy', 2, 0.4)],
        }),
      ),
      ['audit', 'send'],
    );
  });

  it('names functions in changed files first, however much more others grew', () => {
    assert.deepEqual(
      namesOf(
        namedFunctions({
          cpuUs: { base: 100, head: 120 },
          functions: [grown('send', 15, 12), grown('handle', 3, 2.5, true), grown('copy', 2, 1), grown('audit', 1, 0.5, true)],
        }),
      ),
      ['handle', 'send'],
    );
  });

  it('names the surest function of all among the first three, wherever it lies', () => {
    const functions = [grown('stringify', 40, 39), ...['one', 'two', 'three', 'four'].map((name) => grown(name, 0.6, 0.5, true))];
    assert.deepEqual(namesOf(firstNamed({ cpuUs: { base: 100, head: 140 }, functions })), ['one', 'two', 'stringify']);
    assert.deepEqual(namesOf(firstNamed({ cpuUs: { base: 100, head: 140 }, functions: functions.slice(1) })), ['one', 'two', 'three']);
  });

  it('tells a changed file by its text in both arms, or by head alone having it', () => {
    assert.deepEqual(
      [isChanged('one', 'one'), isChanged('one', 'one\ntwo'), isChanged(null, 'one'), isChanged(null, null)],
      [false, true, true, false],
    );
  });

  it('quotes no line that only opens the function', () => {
    assert.deepEqual([quotedOf('function serve() {'), quotedOf('const serve = () => 1;')], [null, 'const serve = () => 1;']);
  });

  it('takes the cost of a request from the rounds, and from profiles the shares', () => {
    const alike = armOf(() => [own('serve', 50), own('parse', 50)]);
    const slower = { ...alike, stretches: alike.stretches.map((stretch) => ({ ...stretch, finished: 10 })) };
    const { functions } = causeOf({ base: alike, head: slower }, { base: 40, head: 44 });
    assert.deepEqual(
      functions.map(({ base, head }) => [Math.round(base), Math.round(head)]),
      [
        [20, 22],
        [20, 22],
      ],
    );
  });

  it('names something in fewer than one of twenty profiles of identical code', () => {
    const draw = seededDraw(11);
    // Costs fall off from function to function, as in a server; samples come by chance, 1,000 in a stretch.
    const shares = Array.from({ length: 200 }, (_, index) => 1 / (index + 3));
    const whole = shares.reduce((sum, share) => sum + share, 0);
    const bounds = shares.map((_, index) => shares.slice(0, index + 1).reduce((sum, share) => sum + share, 0) / whole);
    const sampled = (): readonly Call[] => {
      const samples = shares.map(() => 0);
      for (let sample = 0; sample < 1_000; sample += 1) {
        const at = draw(1e6) / 1e6;
        samples[bounds.findIndex((bound) => at <= bound)]! += 1;
      }
      return samples.map((count, index) => own(`f${index}`, count));
    };
    const runs = 60;
    const alarms = Array.from({ length: runs }, () =>
      causeOf({ base: armOf(sampled, { stretches: 8 }), head: armOf(sampled, { stretches: 8 }) }, { base: 100, head: 100 }),
    ).filter((cause) => namedFunctions(cause).length > 0).length;
    assert.ok(alarms < runs / 20, `${alarms} of ${runs}`);
  });
});

/** As Node.js runs what is awaited. */
const microtasks = (samples: number, calls: readonly Call[]): readonly Call[] => [
  internal('processTicksAndRejections', 'node:internal/process/task_queues', 1, [internal('runMicrotasks', null, samples, calls)]),
];

describe('the growth of functions', () => {
  it('is never surer than the count of samples allows, however alike the stretches are', () => {
    const [grown] = growths([own('parse', 100)], [own('parse', 104)]);
    assert.ok(grown!.low < 0 && grown!.high > 0, JSON.stringify(grown));
  });

  it('counts what Node.js and V8 do for a function as that function, and says what they mostly do', () => {
    const source = 'function route(user) {\n  check(user);\n  return readFileSync(user.file);\n}';
    const reading = own('route', 10, {
      calls: [
        internal('readFileSync', 'node:fs', 20, [internal('open', null, 300), internal('tryRead', 'node:fs', 80)]),
        internal('now', null, 30),
      ],
    });
    const [grown, ...others] = growths([own('route', 10)], [reading], { head: source });
    assert.deepEqual([grown!.at, Math.round(grown!.head * 100)], [{ name: 'route', file: 'src/app.js', line: 3 }, 440]);
    assert.deepEqual([grown!.part, grown!.text, others.length], ['readFileSync', 'return readFileSync(user.file);', 0]);
  });

  it('names no call of a function whose own code grew', () => {
    const [grown] = growths([], [own('route', 90, { calls: [internal('now', null, 30)] })]);
    assert.deepEqual([grown!.part, Math.round(grown!.head * 100)], [null, 120]);
  });

  it('counts what Node.js calls back by itself, below a function that waits for it', () => {
    const [grown] = growths([], [own('route', 0, { calls: [internal('emit', 'node:events', 5, [own('onData', 95)])] })]);
    assert.deepEqual([grown!.at.name, grown!.caller?.name, Math.round(grown!.head * 100)], ['onData', 'route', 95]);
  });

  it('leaves what Node.js does by itself to each of its functions', () => {
    const [grown] = growths([], [internal('onread', 'node:net', 5, [internal('emit', 'node:events', 95)])]);
    assert.deepEqual([grown!.at.name, grown!.caller, grown!.callee], ['emit', null, null]);
  });

  it('says of what Node.js does by itself which function it calls that grew most', () => {
    const [first, second] = growths(
      microtasks(100, [own('serve', 900)]),
      microtasks(400, [own('serve', 900), own('authorise', 60, { calls: [own('allowed', 50)] })]),
    );
    assert.deepEqual([first!.at.name, first!.part, first!.callee?.name], ['processTicksAndRejections', 'runMicrotasks', 'authorise']);
    assert.deepEqual([second!.at.name, second!.callee], ['authorise', null]);
  });

  it('counts code that Node.js calls back for itself', () => {
    const [grown] = growths([], [internal('emit', 'node:events', 5, [own('onData', 95)])]);
    assert.equal(grown!.at.name, 'onData');
  });

  it('leaves out rest, and what perf-gate does', () => {
    const quiet = [internal('(idle)', null, 400), { name: 'takeSample', origin: 'gate', samples: 300 } as const];
    assert.deepEqual(namesOf(growths([], [...quiet, own('parse', 9)])), ['parse']);
  });

  it('tells the line that grew, though an edit above has moved all lines', () => {
    const source = 'function parse(text) {\n  trim(text);\n  return JSON.parse(text);\n}';
    const [grown] = growths(
      [own('parse', 300, { lines: { 2: 200, 3: 100 } })],
      [own('parse', 500, { line: 3, lines: { 4: 200, 5: 300 } })],
      { base: source, head: `// A comment\n\n${source}` },
    );
    assert.deepEqual([grown!.at.line, grown!.text], [5, 'return JSON.parse(text);']);
  });

  it('names a function that is called on the line that grew: V8 counts its routines for that line', () => {
    const source = 'function route(users) {\n  return score(users);\n}';
    const [grown] = growths(
      [own('route', 10, { lines: { 2: 10 } })],
      [own('route', 90, { lines: { 2: 90 }, calls: [own('score', 40, { line: 7 })] })],
      { head: source },
    );
    assert.deepEqual([grown!.at.name, grown!.callee], ['route', { name: 'score', file: 'src/app.js', line: 7 }]);
  });

  it('tells the line of the call in its caller', () => {
    const source = 'function route(user) {\n  check(user);\n  return structuredClone(user);\n}';
    const [grown] = growths([], [own('route', 0, { calls: [own('check', 90, { line: 9 })] })], { head: source });
    assert.deepEqual(grown!.caller, { name: 'route', file: 'src/app.js', line: 2 });
  });

  it('names the caller of what grew, and not of what was there before', () => {
    const [grown] = growths(
      [own('list', 0, { calls: [own('copy', 500)] })],
      [own('list', 0, { calls: [own('copy', 500)] }), own('show', 0, { calls: [own('copy', 300)] })],
    );
    assert.equal(grown!.caller?.name, 'show');
  });

  it('names the caller of a function that calls itself, and not itself', () => {
    const [grown] = growths([], [own('walk', 1, { calls: [own('visit', 100, { calls: [own('visit', 500)] })] })]);
    assert.equal(grown!.caller?.name, 'walk');
  });
});
