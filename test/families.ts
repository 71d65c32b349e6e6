import process from 'node:process';

/** How many families a simulation draws: all in the long tier, a tenth of them in `npm test`. */
export function familiesToDraw(all: number): number {
  return process.env['PERF_GATE_TESTS'] === 'long' ? all : Math.ceil(all / 10);
}
