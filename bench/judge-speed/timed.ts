/** What it took to do one thing. */
export interface Timed {
  readonly ms: number;
  /** Of all its threads, the collector's too: what other work on the machine does not change. */
  readonly cpuMs: number;
  /** The largest memory that the process had until then. */
  readonly peakMb: number;
}

/** Does it, and says what that took. */
export async function timed<Result>(task: () => Result | Promise<Result>): Promise<Timed & { readonly result: Result }> {
  const [started, startedCpu] = [performance.now(), process.cpuUsage()];
  const result = await task();
  const { user, system } = process.cpuUsage(startedCpu);
  return { result, ms: performance.now() - started, cpuMs: (user + system) / 1000, peakMb: process.resourceUsage().maxRSS / 1024 };
}
