/** The text of `perf-gate.yml` that `perf-gate init` writes. */
import { hash } from 'node:crypto';
import { Document, isMap, stringify } from 'yaml';
import type { TargetProposal } from './proposal.ts';
import { repositoryName } from '../system/version.ts';
import { plainProse } from '../text/escape.ts';
import { jsonOrNull } from '../text/phrases.ts';

/** How a server answered when it was tried. */
export interface RecordedAnswer {
  readonly path: string;
  readonly status: number;
  readonly body: Buffer;
  /** Why the body cannot be expected, as half a sentence; null: it is always the same. */
  readonly varies: string | null;
}

/** A target that was chosen; `answer` null: a suite, or a server that was not tried. */
export interface ChosenTarget extends TargetProposal {
  readonly answer: RecordedAnswer | null;
  /** Globs of the files outside of its folder that it loads; absent: none. */
  readonly dependsOn?: readonly string[];
}

/** A target that stands in the file as a comment, and why. */
export interface LeftOutTarget extends ChosenTarget {
  readonly why: string;
}

const SCHEMA = 'https://unpkg.com/perf-gate@1/docs/perf-gate.schema.json';
const HEADER = ` yaml-language-server: $schema=${SCHEMA}\n What perf-gate measures. Every key: https://github.com/${repositoryName}/blob/v1/docs/configuration.md`;
const STYLE = { lineWidth: 120, aliasDuplicateObjects: false };
/** A commented entry is a line. */
const LINE = { ...STYLE, collectionStyle: 'flow', lineWidth: 0 } as const;

/** Longer bodies are compared by their digest. */
const MOST_BODY_CHARACTERS = 300;

type Entries = Readonly<Record<string, unknown>>;

/** What a target adds to each section. */
function entriesOf(target: ChosenTarget): Readonly<Partial<Record<'scenarios' | 'servers' | 'suites', Entries>>> {
  if (target.kind === 'suite') return { suites: { [target.name]: { ...placeOf(target), file: target.start } } };
  return {
    scenarios: { [scenarioOf(target)]: { path: target.answer?.path ?? target.paths[0] ?? '/', expect: expectationOf(target.answer) } },
    servers: { [target.name]: { ...placeOf(target), start: target.start, scenarios: [scenarioOf(target)] } },
  };
}

/** @param leftOut stand as comments: without their `#` they are targets like the others */
export function configText(targets: readonly ChosenTarget[], leftOut: readonly LeftOutTarget[] = []): string {
  const sections = (['scenarios', 'servers', 'suites'] as const).map((section) => {
    const commented = leftOut
      .map((target) => [target, entriesOf(target)[section]] as const)
      .filter((pair): pair is readonly [LeftOutTarget, Entries] => pair[1] !== undefined);
    return {
      section,
      entries: Object.assign({}, ...targets.map((target) => entriesOf(target)[section])) as Entries,
      commented: commentOf(commented, section !== 'scenarios'),
    };
  });
  const document = new Document(
    {
      version: 1,
      ...Object.fromEntries(
        sections.filter(({ entries }) => Object.keys(entries).length > 0).map(({ section, entries }) => [section, entries]),
      ),
    },
    STYLE,
  );
  document.commentBefore = HEADER;
  for (const { section, commented } of sections.filter((one) => one.commented !== '')) {
    const map = document.get(section);
    if (isMap(map)) map.comment = commented;
    else
      document.comment = [document.comment ?? '', ` ${section}:\n${commented.replaceAll(/^(?= Left out)/gm, ' #').replaceAll(/^/gm, '  ')}`]
        .filter((text) => text !== '')
        .join('\n');
  }
  for (const target of targets) {
    const expect =
      target.answer === null || target.answer.varies === null ? null : document.getIn(['scenarios', scenarioOf(target), 'expect']);
    if (isMap(expect)) expect.comment = ` The status alone: ${target.answer!.varies!}.`;
  }
  return document.toString(STYLE);
}

/** Targets as lines of a comment; those with one reason stand behind it. */
function commentOf(leftOut: readonly (readonly [LeftOutTarget, Entries])[], tellsWhy: boolean): string {
  const alike = tellsWhy ? [...Map.groupBy(leftOut, ([{ why }]) => why)] : [['', leftOut] as const];
  return alike
    .filter(([, targets]) => targets.length > 0)
    .map(([why, targets]) =>
      [
        ...(why === '' ? [] : [` Left out: ${plainProse(why)}`]),
        ...targets.flatMap(([, entries]) =>
          Object.entries(entries).map(([name, entry]) => ` ${name}: ${stringify(entry, LINE).trimEnd()}`),
        ),
      ].join('\n'),
    )
    .join('\n');
}

const scenarioOf = ({ name }: TargetProposal): string => `${name}-home`;

function placeOf({ dir, install, build, env, dependsOn }: ChosenTarget): Entries {
  return {
    dir,
    install: install ?? false,
    ...(build === null ? {} : { build }),
    ...(env === undefined ? {} : { env }),
    ...(dependsOn === undefined ? {} : { dependsOn }),
  };
}

/** The answer that every later one must equal. A body that varies is not compared. */
function expectationOf(answer: RecordedAnswer | null): Entries {
  if (answer === null) return { status: 200 };
  const { status, body, varies } = answer;
  if (varies !== null || body.length === 0) return { status };
  const text = body.toString('utf8');
  if (body.length > MOST_BODY_CHARACTERS || text.includes('\uFFFD')) return { status, sha256: hash('sha256', body) };
  const value = /^\s*[[{]/.test(text) ? jsonOrNull(text) : null;
  return value === null ? { status, text } : { status, json: value };
}
