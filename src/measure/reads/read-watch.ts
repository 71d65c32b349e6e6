/**
 * Preloaded into every Node.js process and worker thread of an arm while the gate looks at what it loads and reads; never while anything
 * is measured. Each thread has a log of its own in a folder. A line is written before the read happens, so that a process that ends, or
 * is too busy to be asked, has told all the same. A line that cannot be written fails the read, and so the look.
 *
 * It stands alone: no import from this project, because it lives inside the user's process.
 */
import childProcess from 'node:child_process';
import fs from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';

function startWatch(log: string): void {
  const told = new Set<string>();
  const append = fs.appendFileSync;
  const tell = (what: object): void => {
    const line = `${JSON.stringify(what)}\n`;
    if (told.has(line)) return;
    told.add(line);
    append(log, line);
  };
  const tellRead = (file: unknown): void => {
    const place = placeOf(file);
    if (place !== null) tell({ read: place });
  };
  const tellListed = (place: unknown, deep: boolean): void => {
    const listed = placeOf(place);
    if (listed !== null) tell({ listed, deep });
  };

  tell({ parent: process.ppid, seesModules: module.registerHooks !== undefined });
  // What was loaded before this, and files that Node.js itself reads, as of `--env-file`.
  const options = [...process.execArgv, ...(process.env['NODE_OPTIONS'] ?? '').split(/\s+/)].map((option) =>
    option.slice(option.indexOf('=') + 1),
  );
  for (const file of [...options, process.argv[1] ?? '', ...Object.keys(module.createRequire(import.meta.url).cache)])
    if (file !== '') tellRead(file);

  module.registerHooks?.({
    resolve(specifier, context, next) {
      const resolution = next(specifier, context);
      if (resolution.url.startsWith('file:')) tellRead(new URL(resolution.url));
      return resolution;
    },
  });
  for (const owner of [fs, fs.promises]) {
    beforeEach(
      owner,
      namesOf(['readFile', 'createReadStream', 'openAsBlob', 'copyFile', 'access', 'exists', 'stat', 'lstat', 'readlink', 'realpath']),
      ([file]) => {
        tellRead(file);
      },
    );
    beforeEach(owner, namesOf(['open']), ([file, flags]) => {
      if (isForReading(flags)) tellRead(file);
    });
    beforeEach(owner, namesOf(['readdir', 'opendir']), ([place, how]) => {
      tellListed(place, fieldOf(how, 'recursive') === true);
    });
    beforeEach(owner, namesOf(['cp']), ([place]) => {
      tellListed(place, true);
    });
    beforeEach(owner, namesOf(['glob']), ([, how]) => {
      tellListed(fieldOf(how, 'cwd') ?? '.', true);
    });
  }
  beforeEach(process, ['dlopen'], ([, file]) => {
    tellRead(file);
  });
  beforeEach(process, ['loadEnvFile'], ([file]) => {
    tellRead(file ?? '.env');
  });

  // Where another program, or a thread of Node.js itself, reads what this cannot see.
  const tellBlind = (): void => {
    tell({ blind: true });
  };
  beforeEach(module, ['register'], tellBlind);
  beforeEach(process, ['execve'], tellBlind);
  beforeEach(childProcess, ['spawnSync', 'execSync', 'execFileSync'], tellBlind);
  process.on('worker', (worker) => {
    tell({ worker: worker.threadId });
  });
  tellChildren((child) => {
    tell({ child });
  });
  module.syncBuiltinESMExports();
}

const namesOf = (names: readonly string[]): readonly string[] => names.flatMap((name) => [name, `${name}Sync`]);

/** Has functions of a module tell of each call before they do it. */
function beforeEach(owner: object, names: readonly string[], tell: (given: readonly unknown[]) => void): void {
  for (const name of names) {
    const original: unknown = Reflect.get(owner, name);
    if (typeof original !== 'function') continue;
    // A proxy keeps what hangs on the function, as `realpath.native` does.
    Reflect.set(
      owner,
      name,
      new Proxy(original, {
        apply(call, self, given) {
          tell(given);
          return Reflect.apply(call, self, given) as unknown;
        },
      }),
    );
  }
}

/** All that starts processes without waiting for them comes to this method. */
function tellChildren(tell: (pid: number) => void): void {
  const { prototype } = childProcess.ChildProcess;
  const spawn: unknown = Reflect.get(prototype, 'spawn');
  if (typeof spawn !== 'function') return;
  Reflect.set(prototype, 'spawn', function spawnAndTell(this: childProcess.ChildProcess, ...given: readonly unknown[]): unknown {
    const result: unknown = Reflect.apply(spawn, this, given);
    if (this.pid !== undefined) tell(this.pid);
    return result;
  });
}

/** Absolute path of what a function of `fs` is given; null: it is no path, as an open file. */
function placeOf(given: unknown): string | null {
  if (typeof given === 'string') return path.resolve(given);
  if (given instanceof URL) return given.protocol === 'file:' ? fileURLToPath(given) : null;
  return given instanceof Uint8Array ? path.resolve(Buffer.from(given).toString()) : null;
}

/** By the flags of `open`; a function is the callback behind a path without flags. */
function isForReading(flags: unknown): boolean {
  if (typeof flags === 'string') return flags.includes('r') || flags.includes('+');
  return typeof flags !== 'number' || (flags & (fs.constants.O_WRONLY | fs.constants.O_RDWR)) !== fs.constants.O_WRONLY;
}

const fieldOf = (options: unknown, name: string): unknown =>
  typeof options === 'object' && options !== null ? Reflect.get(options, name) : undefined;

const folder = process.env['PERF_GATE_READS'];
if (folder) startWatch(path.join(folder, `${process.pid}-${threadId}`));
