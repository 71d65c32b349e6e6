/**
 * A process that does the work of a step again and again, with a runner's files and environment. To start one for each test took a second
 * each; what the Actions toolkit keeps between two calls, the path of the summary, stays the same.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { inspect } from 'node:util';
import { type RunnerFiles, runnerFiles } from '../runner-files.ts';

/** What a step has left behind. */
export interface StepOutcome<Result> {
  readonly result: Result;
  readonly log: string;
  readonly files: RunnerFiles;
}

type Reply<Result> = { readonly log: string } & ({ readonly result: Result } | { readonly failed: string });

type Carry<Request, Result> = (request: Request) => Promise<Result>;

/** Starts it with the first request, and lets it end with this process. `prepare` is given the runner's files before each request. */
export function openStep<Request, Result>(
  script: string,
  prepare?: (files: RunnerFiles) => Promise<void>,
): Carry<Request, StepOutcome<Result>> {
  const folder = mkdtempSync(join(tmpdir(), 'perf-gate-step-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  let child: ReturnType<typeof fork> | null = null;
  return async (request) => {
    const files = await runnerFiles(folder);
    await prepare?.(files);
    const step = (child ??= fork(script, [], { execArgv: [], env: { ...process.env, ...files.env } }));
    step.ref();
    step.channel?.ref();
    const reply = await new Promise<Reply<Result>>((resolve, reject) => {
      step.once('message', (message) => {
        resolve(message as Reply<Result>);
      });
      step.once('exit', (code) => {
        reject(new Error(`the step ended with code ${code}`));
      });
      step.send({ request });
    });
    step.removeAllListeners('exit');
    step.channel?.unref();
    step.unref();
    if ('failed' in reply) throw new Error(reply.failed);
    return { result: reply.result, log: reply.log, files };
  };
}

/** The other side: carries out each request, and keeps what it writes to standard output for the log. */
export function answerSteps<Request>(act: Carry<Request, unknown>): void {
  process.on('message', ({ request }: { readonly request: Request }) => {
    void answer(async () => act(request));
  });
}

async function answer(act: () => Promise<unknown>): Promise<void> {
  const write = process.stdout.write.bind(process.stdout);
  let log = '';
  process.stdout.write = (chunk: unknown) => {
    log += String(chunk);
    return true;
  };
  const outcome = await act().then(
    (result) => ({ result }),
    (error: unknown) => ({ failed: inspect(error) }),
  );
  process.stdout.write = write;
  process.send?.({ ...outcome, log });
}
