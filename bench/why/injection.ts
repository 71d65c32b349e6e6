/** Puts a cause into the copies of a server. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Arm, OfBothArms, ServerTarget } from '../../src/model.ts';
import type { InjectedCause } from './causes.ts';

/** Where a server has its user, before it answers. */
const HOOK = /^(?<indent> *)(?<user>user|updated)\.lastUpdate\.setUTCMonth.*$/m;

/** How often a request does the extra work: a slow server gets more of it, so that its share is about the same. */
const TIMES: Readonly<Record<string, number>> = { 'http-node': 1, fastify: 1, express: 2, koa: 2, hapi: 3 };

interface Injected {
  readonly target: Pick<ServerTarget, 'name' | 'dir'>;
  readonly trees: OfBothArms<string>;
  /** The server's file. */
  readonly original: string;
}

export function inject({ target, trees, original }: Injected, cause: InjectedCause): void {
  for (const arm of ['base', 'head'] as const) {
    writeFileSync(path.join(trees[arm], target.dir, 'server.js'), withCause(original, cause[arm], TIMES[target.name] ?? 1));
    if (cause.dependency !== undefined) writeDependency(path.join(trees[arm], target.dir, 'node_modules/checksum'), arm, cause.dependency);
  }
}

/** A server's file that does the extra work in each request. */
export function withCause(original: string, extra: string, times: number): string {
  if (!HOOK.test(original)) throw new Error('the server has no user where a cause could be put');
  const hooked = original.replace(HOOK, (line, indent: string, user: string) => [line, ...Array.from({ length: times }, () => `${indent}extra(${user});`)].join('\n'));
  const lastImport = [...hooked.matchAll(/^import .*$/gm)].at(-1)!;
  const at = lastImport.index + lastImport[0].length;
  return `${hooked.slice(0, at)}\n${extra}\n${hooked.slice(at)}`;
}

function writeDependency(folder: string, arm: Arm, dependency: OfBothArms<string>): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'checksum', version: arm === 'base' ? '1.0.0' : '1.1.0', type: 'module', exports: './index.js' }));
  writeFileSync(path.join(folder, 'index.js'), dependency[arm]);
}
