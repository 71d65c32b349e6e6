import { entrantsFor } from '../study/entrants.ts';

/** Where the rules of other tools were read, and what shows that they are those. */
export function describeSources(): string {
  // However many rounds they get, their rules are the same.
  const sources = entrantsFor(1).flatMap(({ tool, rules }) => rules.slice(0, 1).map(({ source, heldTo }) => `- [${tool}](${source}): ${heldTo}.`));
  return `The rules of other tools are written anew (\`bench/verdicts/study/rivals/\`), each after the page behind its link. What tests hold them to:\n\n${sources.join('\n')}`;
}
