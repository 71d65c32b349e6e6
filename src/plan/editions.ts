/** Stands between a target and the label of one of its editions; no name of the configuration can have it. */
const MARK = '@';

/** `express@5`: the edition's name, and in the same way the folder that it is laid out in. */
export const editionName = (name: string, label: string): string => `${name}${MARK}${label}`;

/** The target that an edition belongs to and its label; null: it is none. */
export function editionOf(name: string): { readonly target: string; readonly label: string } | null {
  const at = name.lastIndexOf(MARK);
  return at < 0 ? null : { target: name.slice(0, at), label: name.slice(at + 1) };
}

/** A target's name as the configuration has it: `express` for `express@5`. */
export const configuredName = (target: string): string => editionOf(target)?.target ?? target;

/** A target or benchmark id as if its target had one version only: `express/hello` for `express@5/hello`. */
export function withoutEdition(targetOrId: string): string {
  const { target, rest } = atFirstSlash(targetOrId);
  return `${configuredName(target)}${rest}`;
}

/** Whether a glob over targets or benchmark ids has a label in it; `@(` begins a group of alternatives instead. */
export const namesEdition = (pattern: string): boolean => /@(?!\()/.test(atFirstSlash(pattern).target);

/** Tasks of suites may have the mark in their names, targets alone have editions. */
function atFirstSlash(text: string): { readonly target: string; readonly rest: string } {
  const slash = text.indexOf('/');
  return slash < 0 ? { target: text, rest: '' } : { target: text.slice(0, slash), rest: text.slice(slash) };
}
