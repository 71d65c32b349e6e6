/** Puts a cause into the copies of a server or a suite. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Arm, OfBothArms } from '../../src/model.ts';
import type { InjectedCause } from './causes.ts';

/** Where a server has its user, before it answers. */
const HOOK = /^(?<indent> *)(?<user>user|updated)\.lastUpdate\.setUTCMonth.*$/m;

/** What a cause is put into. */
export interface Subject {
  readonly name: string;
  readonly trees: OfBothArms<string>;
  /** From the copies' root. */
  readonly file: string;
  readonly original: string;
}

/** @param times how often a request does the extra work; less than one: every second request, or third, or … */
export function inject({ trees, file, original }: Subject, cause: InjectedCause, times: number): void {
  for (const arm of ['base', 'head'] as const) {
    writeFileSync(path.join(trees[arm], file), withCause(original, cause[arm], times));
    if (cause.dependency !== undefined)
      writeDependency(path.join(trees[arm], path.dirname(file), 'node_modules/checksum'), arm, cause.dependency);
  }
}

/** A server's file that does the extra work. */
export function withCause(original: string, extra: string, times: number): string {
  if (!HOOK.test(original)) throw new Error('the server has no user where a cause could be put');
  const every = Math.max(1, Math.round(1 / times));
  const hooked = original.replace(HOOK, (line, indent: string, user: string) =>
    [
      line,
      ...(every > 1
        ? [`${indent}if ((asked += 1) % ${every} === 0) extra(${user});`]
        : Array.from({ length: Math.max(1, Math.round(times)) }, () => `${indent}extra(${user});`)),
    ].join('\n'),
  );
  const lastImport = [...hooked.matchAll(/^import .*$/gm)].at(-1);
  const at = lastImport === undefined ? 0 : lastImport.index + lastImport[0].length;
  return `${hooked.slice(0, at)}\nlet asked = 0;\n${extra}\n${hooked.slice(at)}`;
}

function writeDependency(folder: string, arm: Arm, dependency: OfBothArms<string>): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'checksum', version: arm === 'base' ? '1.0.0' : '1.1.0', type: 'module', exports: './index.js' }),
  );
  writeFileSync(path.join(folder, 'index.js'), dependency[arm]);
}
