/** What a process that did one thing prints. */
export interface Timed {
  readonly ms: number;
  /** Of all its threads, the collector's too: what other work on the machine does not change. */
  readonly cpuMs: number;
  readonly peakMb: number;
}

/** Prints how long it takes, and the largest memory that the process had until then. */
export async function printTimed(task: () => unknown): Promise<void> {
  const [started, startedCpu] = [performance.now(), process.cpuUsage()];
  await task();
  const { user, system } = process.cpuUsage(startedCpu);
  const timed: Timed = { ms: performance.now() - started, cpuMs: (user + system) / 1000, peakMb: process.resourceUsage().maxRSS / 1024 };
  process.stdout.write(JSON.stringify(timed));
}
