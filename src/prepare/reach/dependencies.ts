import picomatch from 'picomatch/posix.js';
import type { Target } from '../../model.ts';
import { configuredName } from '../../plan/editions.ts';

/** Whether a file is among those that patterns of `dependsOn` name. A folder that is named stands for all that is in it. */
export function dependencyFilter(patterns: readonly string[]): (file: string) => boolean {
  return picomatch(patterns.flatMap((pattern) => [pattern, `${pattern}/**`]), { dot: true });
}

/**
 * A sentence about each pattern of `dependsOn` that no file of a tree matches: mistyped, it would leave what changes there
 * unmeasured in silence.
 *
 * @param files paths from the tree's root of all that is there before anything is installed
 * @param configFile as a reader knows the configuration of the targets
 */
export function notesOnUnmatchedDependencies(targets: readonly Target[], files: readonly string[], configFile: string): readonly string[] {
  const named = targets.flatMap(({ name, dependsOn }) => dependsOn.map((pattern) => ({ pattern, target: configuredName(name) })));
  const unmatched = named.filter(({ pattern }) => !files.some(dependencyFilter([pattern])));
  // Editions of a target have its patterns in common.
  return [...new Set(unmatched.map(({ pattern, target }) =>
    `No file matches "${pattern}" in dependsOn of ${target} (${configFile}), so a change to what it should name does not reach ${target}: mend it, as a glob from the repository's root, or remove it. What git ignores does not count.`))];
}
