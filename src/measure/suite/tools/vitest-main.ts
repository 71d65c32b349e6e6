/** vitest's main process as its worker sees it: a real one that is recorded, or what it said when the tasks were listed. */
import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import v8 from 'node:v8';
import { entryPath } from '../../entries.ts';
import type { Installed } from './vitest-version.ts';

/** Messages between vitest and its worker: requests and their answers, and calls of either side (birpc). */
export interface Message {
  readonly type?: string;
  readonly context?: { readonly config?: { readonly benchmark?: object } };
  readonly error?: unknown;
  /** A call (`q`) or its answer (`s`), with its number; its method, arguments, result and error. */
  readonly t?: 'q' | 's';
  readonly i?: string;
  readonly m?: string;
  readonly a?: readonly unknown[];
  readonly r?: unknown;
  readonly e?: unknown;
}

type Listener = (message: Message) => void;

export interface VitestMain {
  readonly on: (listener: Listener) => void;
  readonly off: (listener: Listener) => void;
  /** A message of the worker. */
  readonly post: (message: Message) => void;
  /** To be called when the worker listens. */
  readonly begin: () => void;
  /** Code by the absolute path of the file that it was made of. */
  readonly modules: () => ReadonlyMap<string, string>;
  /** What it printed, if it ended by itself before the worker had finished. */
  readonly ended: Promise<string | null>;
  /** Calls of the worker are refused from now on: what a task imports is there, or not. */
  readonly close: () => void;
}

interface Place {
  readonly vitest: Installed;
  readonly file: string;
  /** The arm's copy of the repository, which is written to. */
  readonly tree: string;
}

interface RecordedExchange {
  readonly version: string;
  readonly requests: readonly Message[];
  /** Results by call. */
  readonly answers: ReadonlyMap<string, unknown>;
  /** State of each transformed file. */
  readonly states: ReadonlyMap<string, string>;
}

/** A recorded one where none of its files has changed: starting vitest takes longer than a round may. */
export function openVitestMain(place: Place): VitestMain {
  const recording = readRecording(place);
  return recording === null ? startMain(place) : replay(recording);
}

const callOf = ({ m, a }: Message): string => `${m} ${JSON.stringify(a)}`;

const refusalOf = ({ i, m, a = [] }: Message): Message => ({
  t: 's',
  i: i!,
  e: new Error(`vitest is asked to ${m} ${String(a[0])} while a task runs: import it before`),
});

function startMain(place: Place): VitestMain {
  const { vitest, file } = place;
  const host = fork(entryPath('vitest-host'), [vitest.resolve('vitest/node'), process.cwd(), file], {
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // What it leaves behind goes with the arm's copy.
    env: { ...process.env, NO_COLOR: '1', TMPDIR: folderIn(place) },
  });
  const ended = Promise.withResolvers<string | null>();
  const [listeners, requests, answers, asked] = [
    new Set<Listener>(),
    new Array<Message>(),
    new Map<string, unknown>(),
    new Map<string, string>(),
  ];
  let isClosed = false;
  const output = outputOf(host);
  host.on('exit', () => {
    ended.resolve(output());
  });
  host.on('message', (message: Message) => {
    // As it came: the worker writes into it.
    if (message.type === 'start' || message.type === 'run') requests.push(structuredClone(message));
    const call = message.t === 's' ? asked.get(message.i!) : undefined;
    if (call !== undefined) answers.set(call, message.r);
    for (const listener of listeners) listener(message);
  });
  return {
    ...listening(listeners),
    post: (message) => {
      if (isClosed) {
        refuse(message, listeners);
        return;
      }
      if (isLoading(message)) asked.set(message.i!, callOf(message));
      host.send(message);
      if (message.type !== 'testfileFinished') return;
      writeRecording(place, {
        version: vitest.version,
        requests,
        answers,
        states: new Map(filesOf(modulesIn(answers)).map((one) => [one, stateOf(one)])),
      });
      ended.resolve(null);
    },
    begin: () => {},
    modules: () => codeOf(modulesIn(answers)),
    ended: ended.promise,
    close: () => {
      isClosed = true;
      host.kill();
    },
  };
}

function outputOf({ stdout, stderr }: ChildProcess): () => string {
  let output = '';
  for (const stream of [stdout, stderr])
    stream?.on('data', (text) => {
      output += String(text);
    });
  return () => output.trim();
}

function replay({ requests, answers }: RecordedExchange): VitestMain {
  const ended = Promise.withResolvers<null>();
  const listeners = new Set<Listener>();
  const send = (message: Message): void => {
    // As a message of another process comes: after what is under way.
    setImmediate(() => {
      for (const listener of listeners) listener(message);
    });
  };
  const request = (type: string): void => {
    for (const message of requests) if (message.type === type) send(message);
  };
  let isClosed = false;
  return {
    ...listening(listeners),
    post: (message) => {
      const { t, i, type } = message;
      if (type === 'started') request('run');
      if (type === 'testfileFinished') ended.resolve(null);
      if (t !== 'q' || i === undefined) return;
      const call = isLoading(message) ? callOf(message) : null;
      if (call === null && !isClosed) send({ t: 's', i, r: undefined });
      else send(call !== null && answers.has(call) ? { t: 's', i, r: answers.get(call) } : refusalOf(message));
    },
    begin: () => {
      request('start');
    },
    modules: () => codeOf(modulesIn(answers)),
    ended: ended.promise,
    close: () => {
      isClosed = true;
    },
  };
}

/** Calls that ask for code, or for stored results. Others tell of progress. */
const LOADS: ReadonlySet<string> = new Set(['fetch', 'resolve', 'transform', 'readBenchmarkResult']);

const isLoading = ({ t, m = '' }: Message): boolean => t === 'q' && LOADS.has(m);

function refuse(message: Message, listeners: ReadonlySet<Listener>): void {
  if (message.t === 'q') for (const listener of listeners) listener(refusalOf(message));
}

const listening = (listeners: Set<Listener>): Pick<VitestMain, 'on' | 'off'> => ({
  on: (listener) => {
    listeners.add(listener);
  },
  off: (listener) => {
    listeners.delete(listener);
  },
});

/** A transformed module, as `fetch` gives it. Others are imported by Node.js. Its code stands in a file of vitest's main process, or here. */
interface Fetched {
  readonly file: string;
  readonly tmp?: string;
  readonly code?: string;
}

function modulesIn(answers: ReadonlyMap<string, unknown>): readonly Fetched[] {
  return [...answers.values()].filter(
    (answer): answer is Fetched =>
      typeof answer === 'object' &&
      answer !== null &&
      ('tmp' in answer || 'code' in answer) &&
      'file' in answer &&
      typeof answer.file === 'string' &&
      existsSync(answer.file),
  );
}

const codeOf = (modules: readonly Fetched[]): ReadonlyMap<string, string> =>
  new Map(modules.map(({ file, tmp, code }) => [file, code ?? readFileSync(tmp!, 'utf8')]));

const filesOf = (modules: readonly Fetched[]): readonly string[] =>
  modules.flatMap(({ file, tmp }) => [file, ...(tmp === undefined ? [] : [tmp])]);

const stateOf = (file: string): string => {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
};

/** A folder of perf-gate in the arm's copy. */
function folderIn({ tree }: Place): string {
  const folder = path.join(tree, 'node_modules/.perf-gate');
  mkdirSync(folder, { recursive: true });
  return folder;
}

const fileOf = (place: Place): string =>
  path.join(folderIn(place), `${createHash('sha256').update(place.file).digest('hex').slice(0, 16)}.vitest`);

function readRecording(place: Place): RecordedExchange | null {
  const file = fileOf(place);
  if (!existsSync(file)) return null;
  const recording = v8.deserialize(readFileSync(file)) as RecordedExchange;
  const isAsItWas = [...recording.states].every(([module, state]) => existsSync(module) && stateOf(module) === state);
  return recording.version === place.vitest.version && isAsItWas ? recording : null;
}

function writeRecording(place: Place, recording: RecordedExchange): void {
  const file = fileOf(place);
  const part = `${file}.${process.pid}`;
  writeFileSync(part, v8.serialize(recording));
  renameSync(part, file);
}
