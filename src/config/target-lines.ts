import { z } from 'zod';
import { readSource } from './source.ts';

const named = z.record(z.string(), z.unknown()).default({});
const targetsShape = z.object({ servers: named, suites: named });

/** The line, from 1, on which each target of a configuration begins; empty for a text that is no configuration. */
export function targetLines(text: string): ReadonlyMap<string, number> {
  const source = readSource(text);
  if (source.state === 'malformed') return new Map();
  const { lineOf } = source;
  const shape = targetsShape.safeParse(source.data);
  if (!shape.success) return new Map();
  const linesIn = (section: 'servers' | 'suites'): readonly (readonly [string, number])[] =>
    Object.keys(shape.data[section]).map((name) => [name, lineOf([section, name])]);
  return new Map([...linesIn('servers'), ...linesIn('suites')]);
}
