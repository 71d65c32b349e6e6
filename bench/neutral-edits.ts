/** Edits of a program's source that change nothing of what it does. */

const TOP_LEVEL_FUNCTION = /^function [\s\S]*?^}\n/gm;

/** A long remark above everything, and a short one above each function. */
export const withComments = (source: string): string =>
  `// ${'Why this is as it is. '.repeat(30)}\n${source.replaceAll(TOP_LEVEL_FUNCTION, (text) => `/** A remark. */\n${text}`)}`;

/** What was the last function comes first. */
export function withFunctionsReordered(source: string): string {
  const turned = [...source.matchAll(TOP_LEVEL_FUNCTION)].map(([text]) => text).toReversed();
  return source.replaceAll(TOP_LEVEL_FUNCTION, () => turned.shift()!);
}
