import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import { CONFIG_FILES, firstThere, namesOfGate } from './file-names.ts';
import { MOST_PROBLEMS, type Problem, problemsOfIssues } from './problems.ts';
import { referenceProblems } from './references.ts';
import { resolveConfig } from './resolve.ts';
import { configSchema } from './schema.ts';
import { type PlacedProblem, readSource } from './source.ts';
import { CONFIG_ERRORS } from '../errors/config.ts';
import { reasonOf, UserError } from '../errors.ts';
import type { Config, Reason } from '../model.ts';
import { leadsOut, placeBelow } from '../system/paths.ts';
import { readTextIfPresent } from '../system/text-file.ts';

/**
 * Parses a YAML or JSON text. References between names are checked once the shape is right: a mistyped section would make all
 * references to it look wrong.
 *
 * @param file its name from the repository's root
 * @throws UserError that lists all problems
 */
export function parseConfig(text: string, file: string): Config {
  const source = readSource(text);
  if (source.state === 'malformed') throw configError(source.problems, file);
  const place = (problems: readonly Problem[]): readonly PlacedProblem[] => problems.slice(0, MOST_PROBLEMS + 1).map(source.place);

  const parsed = configSchema.safeParse(source.data, { reportInput: true });
  if (!parsed.success) throw configError(place(problemsOfIssues(parsed.error.issues)), file);
  const problems = referenceProblems(parsed.data);
  if (problems.length > 0) throw configError(place(problems), file);
  return resolveConfig(parsed.data, file);
}

/**
 * Reads and parses the configuration below `root`; `file` null: the first of {@link CONFIG_FILES}.
 *
 * @throws UserError: missing, not readable, or with problems
 */
export async function loadConfig(root: string, file: string | null): Promise<{ readonly config: Config; readonly text: string }> {
  // By a path from the root, base's own file is read and not head's.
  const names = file === null ? CONFIG_FILES : [isElsewhere(file) ? ((await placeBelow(root, resolve(root, file))) ?? file) : file];
  const found = await firstThere(names, (name) => readText(resolve(root, name), name));
  if (found === null) throw CONFIG_ERRORS['config-missing']({ root, names });
  return { config: parseConfig(found.text, found.file), text: found.text };
}

const isElsewhere = (file: string): boolean => isAbsolute(file) || leadsOut(file);

/** Configuration of a base. */
export interface ConfigOfBase {
  readonly config: Config;
  /** `own`: base's. Otherwise head's: base has `none`, base's is unusable (`refused`), or the file lies outside the repository (`shared`). */
  readonly state: 'own' | 'none' | 'refused' | 'shared';
  /** Why head's holds for both; null: base's holds. */
  readonly problem: Reason | null;
}

/**
 * Reads base's configuration. Thresholds and policy come from it, so that a change cannot relax its own gate, not even by renaming the
 * file. Head's holds for both where base has none that can be used.
 */
export async function loadBaseConfig(read: (file: string) => Promise<string | null>, head: Config): Promise<ConfigOfBase> {
  if (isElsewhere(head.file)) return { config: head, state: 'shared', problem: { kind: 'config-outside-repository', file: head.file } };
  try {
    const own = await firstThere(namesOfGate(head.file), read);
    if (own === null) return { config: head, state: 'none', problem: { kind: 'base-config-missing', file: head.file } };
    return { config: parseConfig(own.text, own.file), state: 'own', problem: null };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return {
      config: head,
      state: 'refused',
      problem: { kind: 'base-config-unusable', file: head.file, problem: reasonOf(error).split('\n')[0]! },
    };
  }
}

/** null: there is no such file. */
async function readText(path: string, file: string): Promise<string | null> {
  try {
    return await readTextIfPresent(path);
  } catch (cause) {
    throw CONFIG_ERRORS['config-unreadable']({ file, reason: reasonOf(cause) }, cause);
  }
}

function configError(problems: readonly PlacedProblem[], file: string): UserError {
  const sorted = problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
  return CONFIG_ERRORS['config-wrong']({
    file,
    more: sorted.length > MOST_PROBLEMS,
    problems: sorted.slice(0, MOST_PROBLEMS).map((problem) => ({ where: whereOf(problem, file), what: problem.what, fix: problem.fix })),
  });
}

/** `perf-gate.yml:12:5 (servers.express.start)` */
function whereOf({ path, line, column }: PlacedProblem, file: string): string {
  return `${file}:${line}:${column}${path.length === 0 ? '' : ` (${z.core.toDotPath(path)})`}`;
}
