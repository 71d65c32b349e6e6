import process from 'node:process';

/** Aborts at the first interrupt, so that what is being measured is brought to its end; the second ends the program, and with it every process that it started. */
export function interrupted(): AbortSignal {
  const controller = new AbortController();
  const onSignal = (): void => {
    if (controller.signal.aborted) process.exit(130);
    process.stderr.write('stopping after what is being measured …\n');
    controller.abort(new Error('interrupted'));
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  return controller.signal;
}
