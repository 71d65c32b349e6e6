/** What a program executes, by function: the blocks of its code, counted, and V8's word for whose they are. */
import { realpath } from 'node:fs/promises';
import { type BlocksSoFar, blocksBetween, type ExecutedBlock } from './counted-blocks.ts';
import { type CountedCode, PLACE_OF_TREE } from './counted-node.ts';
import { type GeneratedCode, parseCodeLog } from './code-log.ts';
import { nativeSymbols } from './native-symbols.ts';
import { type Locator, openLocator } from '../profile/locator.ts';
import type { ExecutedArm, ExecutedFunction } from '../../judge/cause/counted-cause.ts';

/** Between two looks at its blocks, for each of the units of work that a program did. @param tree the arm's copy of the repository */
export async function executedFunctions(
  { before, after }: { readonly before: BlocksSoFar; readonly after: BlocksSoFar },
  code: CountedCode,
  { tree, units }: { readonly tree: string; readonly units: number },
): Promise<Pick<ExecutedArm, 'functions' | 'native' | 'sources'>> {
  const logs = await code.logs();
  const root = await realpath(tree);
  const processes = [...after].map(([id, bytes]) => ({
    blocks: blocksBetween(before.get(id), bytes),
    codes: (logs.get(id) ?? []).flatMap((text) => parseCodeLog(text.replaceAll(`${PLACE_OF_TREE}/`, `${root}/`))),
  }));
  const locator = await openLocator(tree, new Set(processes.flatMap(({ codes }) => codes.map(({ url }) => url))));
  const functions = new Map<string, MutableFunction>();
  for (const { blocks, codes } of processes) addFunctions(functions, { blocks, codeAt: codeFinder(codes), locator, units });
  const native = await nativeOf(
    processes.flatMap(({ blocks }) => blocks),
    code.program,
    units,
  );
  return { functions, native, sources: locator.sources };
}

interface MutableFunction extends ExecutedFunction {
  instructions: number;
  native: number;
  calls: number;
  readonly byLine: Map<number, number>;
}

function addFunctions(
  functions: Map<string, MutableFunction>,
  {
    blocks,
    codeAt,
    locator,
    units,
  }: {
    readonly blocks: readonly ExecutedBlock[];
    readonly codeAt: (address: number) => GeneratedCode | null;
    readonly locator: Locator;
    readonly units: number;
  },
): void {
  for (const { address, isGenerated, runs, own, charged } of blocks) {
    const code = isGenerated ? codeAt(address) : null;
    if (code === null) continue;
    const frame = locator.frame(code);
    if (frame.origin === 'gate') continue;
    const of = functions.get(frame.key) ?? { frame, instructions: 0, native: 0, calls: 0, byLine: new Map<number, number>() };
    functions.set(frame.key, of);
    of.instructions += charged / units;
    of.native += (charged - own) / units;
    // Its first block.
    if (address === code.from) of.calls += runs / units;
    const inScript = code.lines.findLast(({ offset }) => offset <= address - code.from)?.line;
    const line = inScript === undefined ? null : locator.line(code, inScript);
    if (line !== null) of.byLine.set(line, (of.byLine.get(line) ?? 0) + charged / units);
  }
}

const PAGE_BYTES = 4096;

/** Looks code up by pages of addresses. */
function codeFinder(newestFirst: readonly GeneratedCode[]): (address: number) => GeneratedCode | null {
  const pages = new Map<number, GeneratedCode[]>();
  for (const code of newestFirst) {
    for (let page = Math.floor(code.from / PAGE_BYTES); page <= Math.floor((code.from + code.bytes) / PAGE_BYTES); page += 1) {
      const there = pages.get(page);
      if (there === undefined) pages.set(page, [code]);
      else there.push(code);
    }
  }
  return (address) =>
    pages.get(Math.floor(address / PAGE_BYTES))?.find(({ from, bytes }) => address >= from && address < from + bytes) ?? null;
}

async function nativeOf(blocks: readonly ExecutedBlock[], program: string, units: number): Promise<ExecutedArm['native']> {
  const nameOf = await nativeSymbols(program);
  const native = new Map<string, number>();
  for (const { address, isGenerated, own } of blocks) {
    const name = isGenerated ? null : nameOf(address);
    if (name !== null) native.set(name, (native.get(name) ?? 0) + own / units);
  }
  return native;
}
