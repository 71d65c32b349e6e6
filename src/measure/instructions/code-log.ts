/** The code that V8 made, as its own log tells (`--log-code --log-source-position`): one event a line, its fields divided by commas. */

/** A function's code, of one of V8's compilers. */
export interface GeneratedCode {
  /** Address of its first instruction. */
  readonly from: number;
  readonly bytes: number;
  readonly functionName: string;
  /** Empty: it belongs to no script, as V8's own routines. */
  readonly url: string;
  /** From 0; −1: it belongs to no script. */
  readonly lineNumber: number;
  readonly columnNumber: number;
  /** Lines of the script by where their instructions begin, in ascending order. `line` counts from 1. */
  readonly lines: readonly { readonly offset: number; readonly line: number }[];
}

interface LoggedScript {
  readonly url: string;
  /** Where each line begins. */
  readonly starts: readonly number[];
}

const ESCAPED = /\\(?:x(?<byte>[0-9a-fA-F]{2})|u(?<unit>[0-9a-fA-F]{4})|(?<other>.))/g;

const unescaped = (text: string): string =>
  text.replaceAll(ESCAPED, (whole, byte?: string, unit?: string, other?: string) => {
    const code = byte ?? unit;
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    return other === 'n' ? '\n' : (other ?? whole);
  });

/** `updateUser file:///app/server.js:12:20` */
const NAMED = /^(?<functionName>.*) (?<url>\S*):(?<line>\d+):(?<column>\d+)$/;

const POSITION = /C(?<offset>\d+)O(?<at>\d+)/g;

/** The newest code first: addresses are used again. */
export function parseCodeLog(text: string): readonly GeneratedCode[] {
  const scripts = new Map<string, LoggedScript>();
  const codes = new Map<number, GeneratedCode>();
  const inOrder: GeneratedCode[] = [];
  const set = (code: GeneratedCode): void => {
    codes.set(code.from, code);
    inOrder.push(code);
  };
  for (const line of text.split('\n')) {
    const [event, ...fields] = line.split(',');
    if (event === 'code-creation') set(createdCode(fields));
    if (event === 'script-source') scripts.set(fields[0]!, { url: unescaped(fields[1]!), starts: lineStarts(unescaped(fields[2] ?? '')) });
    const code = codes.get(Number(fields[0]));
    if (code === undefined) continue;
    if (event === 'code-move') set({ ...code, from: Number(fields[1]) });
    if (event === 'code-source-info') set(placedCode(code, scripts.get(fields[1]!), fields[4] ?? ''));
  }
  return inOrder.toReversed();
}

function createdCode([kind, , , from, bytes, name = '']: readonly string[]): GeneratedCode {
  const plain = unescaped(name);
  // As profiles call it.
  if (kind === 'RegExp') return { from: Number(from), bytes: Number(bytes), ...NO_PLACE, functionName: `RegExp: ${plain}` };
  const place = NAMED.exec(plain)?.groups;
  if (place === undefined) return { from: Number(from), bytes: Number(bytes), ...NO_PLACE, functionName: plain };
  const { functionName = '', url = '', line, column } = place;
  return {
    from: Number(from),
    bytes: Number(bytes),
    functionName,
    url,
    lineNumber: Number(line) - 1,
    columnNumber: Number(column) - 1,
    lines: [],
  };
}

const NO_PLACE = { url: '', lineNumber: -1, columnNumber: -1, lines: [] } as const;

/** With what is known once its script is: a URL with blanks can be told from a name. */
function placedCode(code: GeneratedCode, script: LoggedScript | undefined, positions: string): GeneratedCode {
  if (script === undefined) return code;
  const { functionName, url, lineNumber } = code;
  const whole = `${functionName} ${url}`;
  const lines = [...positions.matchAll(POSITION)].map(({ groups }) => ({
    offset: Number(groups!['offset']),
    line: lineAt(script.starts, Number(groups!['at'])),
  }));
  return {
    ...code,
    lines,
    ...(lineNumber >= 0 && whole.endsWith(` ${script.url}`)
      ? { functionName: whole.slice(0, -script.url.length - 1), url: script.url }
      : {}),
  };
}

const lineStarts = (source: string): readonly number[] => [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];

/** From 1. */
function lineAt(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle;
  }
  return low + 1;
}
