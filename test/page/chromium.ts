import { type Browser, chromium } from 'playwright-core';

/** Debian's, which CI installs; elsewhere the one that is named. */
const EXECUTABLE = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export interface OpenedChromium extends AsyncDisposable {
  readonly browser: Browser;
}

export async function openChromium(): Promise<OpenedChromium> {
  const browser = await chromium.launch({ executablePath: EXECUTABLE, args: ['--no-sandbox'] });
  return { browser, [Symbol.asyncDispose]: () => browser.close() };
}
