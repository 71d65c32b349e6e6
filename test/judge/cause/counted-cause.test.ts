import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sum } from 'simple-statistics';
import { countedCause, type ExecutedArm, type ExecutedFunction, namedByCount } from '../../../src/judge/cause/counted-cause.ts';
import type { ProfiledFrame } from '../../../src/judge/cause/profiled-stretch.ts';
import type { CallTree, CountedCause, OfBothArms } from '../../../src/model.ts';
import { CAUSE } from '../../report/sample-cause.ts';

interface Executed {
  readonly instructions: number;
  readonly native?: number;
  readonly calls?: number;
  readonly byLine?: Readonly<Record<number, number>>;
}

const SOURCE = ['function parse(text) {', '  return text.length;', '}'];

/** An arm that executes these functions; each is entered once where it does not say. */
function executing(
  functions: readonly (Pick<ExecutedFunction, 'frame' | 'instructions'> & Partial<ExecutedFunction>)[],
  source: readonly string[],
  native: Readonly<Record<string, number>> = {},
): ExecutedArm {
  return {
    instructions: sum(functions.map(({ instructions }) => instructions)),
    functions: new Map(functions.map((one) => [one.frame.key, { native: 0, calls: 1, byLine: new Map(), ...one }])),
    allocated: null,
    native: new Map(Object.entries(native)),
    sources: new Map([['src/app.js', source]]),
  };
}

/** Functions of `src/app.js` by name, each of which begins on its first line. */
function armOf(
  functions: Readonly<Record<string, Executed>>,
  { native = {}, source = SOURCE }: { readonly native?: Readonly<Record<string, number>>; readonly source?: readonly string[] } = {},
): ExecutedArm {
  const executed = Object.entries(functions).map(([name, { byLine = {}, ...one }]) => ({
    ...one,
    frame: { name, file: 'src/app.js', line: 1, origin: 'own', key: name } as const,
    byLine: new Map(Object.entries(byLine).map(([line, there]) => [Number(line), there])),
  }));
  return executing(executed, source, native);
}

const causeOf = (arms: OfBothArms<ExecutedArm>): CountedCause => countedCause(arms, null);

/** Of a growth by a thousand, so much of which native code did. */
const nativeOfGrowth = (native: number): string | null | undefined =>
  causeOf({
    base: armOf({ parse: { instructions: 1_000 } }, { native: { LoadIC: 400 } }),
    head: armOf({ parse: { instructions: 2_000, native } }, { native: { LoadIC: 400, JsonStringifier: 800 } }),
  }).functions[0]?.part;

const namesOf = (arms: OfBothArms<ExecutedArm>): readonly string[] => namedByCount(causeOf(arms)).map(({ at: { name } }) => name);

/** Functions without a name, by the lines that they begin with. */
const namelessArm = (functions: Readonly<Record<string, number>>): ExecutedArm =>
  executing(
    Object.entries(functions).map(([text, instructions], index) => ({
      frame: { name: '(anonymous)', file: 'src/app.js', line: index + 1, origin: 'own', key: `src/app.js (anonymous) ${text}` },
      instructions,
    })),
    Object.keys(functions),
  );

const own = (name: string): ProfiledFrame => ({ name, file: 'src/app.js', line: 2, origin: 'own', key: name });
const ofNode = (name: string): ProfiledFrame => ({ name, file: 'node:fs', line: null, origin: 'node', key: name });

/** A route loads a file in each request; `added` is what two functions of Node.js take more for it. */
function readingArm(added: number): ExecutedArm {
  return executing(
    [
      { frame: own('route'), instructions: 100 },
      { frame: own('load'), instructions: 100 },
      { frame: ofNode('openSync'), instructions: 10 + added },
      { frame: ofNode('readSync'), instructions: 10 + added },
    ],
    ['import { readFileSync } from "node:fs";', 'function load() {', '  return readFileSync("a.json");', '}'],
  );
}

const READING: CallTree = {
  frames: [
    { name: 'route', file: 'src/app.js', line: 1 },
    { name: 'load', file: 'src/app.js', line: 2 },
    { name: 'readFileSync', file: 'node:fs', line: null },
    { name: 'openSync', file: 'node:fs', line: null },
    { name: 'readSync', file: 'node:fs', line: null },
  ],
  nodes: [
    [-1, 0, 5, 5],
    [0, 1, 5, 7],
    [1, 2, 0, 1],
    [2, 3, 0, 400],
    [2, 4, 0, 300],
  ],
};

/** Beside what the arm executes, a function of Node.js that is in no changed file. */
const withTimers = (arm: ExecutedArm, instructions: number): ExecutedArm => {
  const frame = { name: 'processTimers', file: 'node:internal/timers', line: null, origin: 'node', key: 'processTimers' } as const;
  const timers = { frame, instructions, native: 0, calls: 1, byLine: new Map<number, number>() };
  return { ...arm, functions: new Map([[frame.key, timers], ...arm.functions]) };
};

describe('a counted cause', () => {
  it('knows a function without a name again whose first line was edited', () => {
    const base = namelessArm({ 'serve((request) => {': 5_000, 'send(users.map((user) => user.name));': 30_000 });
    const head = namelessArm({ 'serve((request) => {': 9_000, 'check(); send(users.map((user) => user.name));': 30_000 });
    assert.deepEqual(
      causeOf({ base, head }).functions.map(({ at, base: before, head: after }) => [at.line, before, after]),
      [[1, 5_000, 9_000]],
    );
    const more = namelessArm({ 'serve((request) => {': 5_000, 'one(() => 1);': 400, 'two(() => 2);': 600 });
    assert.deepEqual(
      causeOf({ base, head: more }).functions.map(({ at, base: before, head: after }) => [at.line, before, after]),
      [
        [2, 30_000, 0],
        [3, 0, 600],
        [2, 0, 400],
      ],
    );
  });

  it('has the functions that changed most, with their calls and the line that grew', () => {
    const { instructions, functions } = causeOf({
      base: armOf({
        parse: { instructions: 100_000, calls: 3, byLine: { 1: 1_000, 2: 99_000 } },
        send: { instructions: 50_000 },
        gone: { instructions: 700 },
      }),
      head: armOf({
        parse: { instructions: 103_000, calls: 4, byLine: { 1: 1_000, 2: 102_000 } },
        send: { instructions: 50_040 },
        fresh: { instructions: 900, calls: 1 },
      }),
    });
    assert.deepEqual(instructions, { base: 150_700, head: 153_940 });
    assert.deepEqual(
      functions.map(({ at: { name }, base, head, calls }) => [name, base, head, calls]),
      [
        ['parse', 100_000, 103_000, { base: 3, head: 4 }],
        ['fresh', 0, 900, { base: 0, head: 1 }],
        ['gone', 700, 0, { base: 1, head: 0 }],
      ],
    );
    assert.deepEqual([functions[0]?.at.line, functions[0]?.text], [2, 'return text.length;']);
  });

  it('has none where nothing changed by more than harmless edits do', () => {
    assert.deepEqual(
      causeOf({ base: armOf({ parse: { instructions: 344_000 } }), head: armOf({ parse: { instructions: 344_090 } }) }).functions,
      [],
    );
  });

  it('tells that a function lies in a changed file', () => {
    const [grown] = causeOf({
      base: armOf({ parse: { instructions: 1_000 } }),
      head: armOf({ parse: { instructions: 2_000 } }, { source: [...SOURCE, ''] }),
    }).functions;
    assert.equal(grown?.isChanged, true);
  });

  it('names the native code that does most of a growth', () => {
    assert.equal(nativeOfGrowth(800), 'JsonStringifier');
    assert.equal(nativeOfGrowth(400), null);
  });

  it('knows who calls a function by a profile, and charges what Node.js does more to the function that has it done', () => {
    const { functions } = countedCause({ base: readingArm(0), head: readingArm(4_000) }, { ...CAUSE.profiled, tree: READING });
    assert.deepEqual(
      functions.map(({ at, base, head, part, caller }) => [at.name, at.line, base, head, part, caller?.name]),
      [['load', 3, 100, 8_100, 'readFileSync', 'route']],
    );
  });

  it('names functions in changed files before those that grew more elsewhere', () => {
    const arms = {
      base: withTimers(armOf({ parse: { instructions: 1_000 } }), 1_000),
      head: withTimers(armOf({ parse: { instructions: 2_000 } }, { source: [...SOURCE, 'setTimeout(parse);'] }), 3_000),
    };
    assert.deepEqual(namesOf(arms), ['parse', 'processTimers']);
  });

  it('names what grew, where the whole grew, and what shrank, where the whole shrank', () => {
    const before = armOf({ copy: { instructions: 1_000 }, stringify: { instructions: 20_000 }, audit: { instructions: 1_000 } });
    const after = armOf({ copy: { instructions: 31_000 }, stringify: { instructions: 5_000 }, audit: { instructions: 3_000 } });
    assert.deepEqual(namesOf({ base: before, head: after }), ['copy']);
    assert.deepEqual(namesOf({ base: after, head: before }), ['copy']);
  });
});
