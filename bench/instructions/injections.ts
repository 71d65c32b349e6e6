/** Twelve kinds of work of which about a hundredth more is put into a program. */

interface Injection {
  /** What one unit of it costs, in steps of the loop of `cases.ts`; `node bench/instructions.ts units` counts it. */
  readonly steps: number;
  /** At the top of the program's file. */
  readonly setUp?: string;
  /** One unit. `sink` is a small whole number that it reads and writes, so that the compiler cannot drop it. */
  readonly unit: string;
}

export const INJECTIONS = {
  arithmetic: { steps: 15, unit: 'for (let step = 0; step < 10; step += 1) sink = (sink * 31 + step) % 4093;' },
  'text joined': { steps: 68, unit: "sink = ['user', sink % 16, 'name'].join('-').length;" },
  'JSON written': { steps: 85, unit: "sink = JSON.stringify({ id: sink % 16, name: 'Ada' }).length;" },
  'JSON read': { steps: 146, unit: 'sink = JSON.parse(\'{"id":1,"name":"Ada"}\').id + (sink % 16);' },
  'objects made': {
    steps: 16,
    setUp: 'let keptUser = { id: 0, tags: [0] };',
    unit: 'keptUser = { id: keptUser.tags[0] % 16, tags: [sink, 1] }; sink = (keptUser.id + 3) % 16;',
  },
  'map looked up': {
    steps: 20,
    setUp: "const injectedTable = new Map(Array.from({ length: 50 }, (_, index) => ['key' + index, index]));",
    unit: "sink = injectedTable.get('key' + ((sink + 7) % 50));",
  },
  'list sorted': { steps: 123, unit: 'sink = [5, sink % 8, 3, 9, 1, 7].sort((one, other) => one - other)[1] + 1;' },
  'pattern matched': { steps: 55, unit: String.raw`sink = /^(\d+)-(\w+)$/.exec('1234' + (sink % 8) + '-name')[1].length;` },
  'date written': { steps: 387, unit: 'sink = new Date(1768471200000 + (sink % 16)).toISOString().length;' },
  'object copied': {
    steps: 11,
    setUp: "const injectedUser = { id: 1, name: 'Ada', surname: 'Lovelace' };",
    unit: 'sink = Object.keys({ ...injectedUser, at: sink }).length;',
  },
  'bytes encoded': { steps: 393, unit: "sink = Buffer.from('Ada Lovelace ' + (sink % 16)).toString('base64').length;" },
  'promise settled': { steps: 32, unit: 'Promise.resolve(sink).then((value) => { sink = (value + 1) % 16; });' },
} as const satisfies Readonly<Record<string, Injection>>;

export type InjectionName = keyof typeof INJECTIONS;

export const INJECTION_NAMES = Object.keys(INJECTIONS) as readonly InjectionName[];

/** One unit. */
const WHOLE = 1024;

/**
 * The top of a program's file, with a function `inject()` that does so many units each time. Of a fraction, each so many calls do one more: the
 * first stretch that is counted is long enough for all.
 */
export function injectionSource(name: InjectionName, units: number): string {
  const { unit, ...injection } = INJECTIONS[name];
  return [
    'let [sink, due] = [1, 0];',
    ...('setUp' in injection ? [injection.setUp] : []),
    // Whole numbers: each fraction would be an object of its own.
    `function inject() { for (due += ${Math.round(units * WHOLE)}; due >= ${WHOLE}; due -= ${WHOLE}) { ${unit} } }`,
  ]
    .join('\n')
    .concat('\n');
}
