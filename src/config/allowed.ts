/** Texts for the checks of the configuration's schema. */
import { MOST_AGE_DAYS, MOST_HOURS } from './quantities.ts';

/** Allowed values of a place of the configuration. */
interface Allowed {
  /** Completes "allowed is …". */
  readonly allowed: string;
  readonly fix: string;
}

/** A path whose dots may not lead out of the folder that it begins at. */
const pathBelow = (folder: string, from: string): Allowed => ({
  allowed: `a path relative to ${folder}, inside of it, with forward slashes`,
  fix: `Write it from ${from}, without a leading slash and without leaving it by "..".`,
});

/**
 * Texts for checks beyond plain types. A check of the schema has a key of this catalogue as its message.
 */
const ALLOWED = {
  version: { allowed: '1', fix: 'Write `version: 1`; if the file was made for a later format, upgrade perf-gate.' },
  name: {
    allowed: 'a name of up to 90 letters, digits, ".", "_" and "-" that begins with a letter or digit',
    fix: 'Rename it; the name is half of a benchmark id like `express/updateUser`, so it has no slash and no space.',
  },
  percentage: {
    allowed: 'a percentage like 2% or 0.5%',
    fix: 'Write a number without plus or minus, a point for decimals with a digit before it, and the percent sign: 2% is two per cent.',
  },
  alpha: { allowed: 'a percentage above 0% and up to 50%', fix: 'Write the error rate you accept for a whole run, like 1%.' },
  positiveChange: { allowed: 'a percentage above 0% and below 100%', fix: 'Write the size of the change, like 5%.' },
  change: { allowed: 'a percentage below 100%', fix: 'Write the size of the change, like 2%.' },
  duration: { allowed: 'a duration like 500ms, 30s, 10m, 1h or 90d', fix: 'Write a number with its unit: ms, s, m, h or d.' },
  positiveDuration: { allowed: `a duration longer than 0ms, and of ${MOST_HOURS}h at most`, fix: 'Write a duration above zero, like 30s.' },
  age: { allowed: `a duration longer than 0ms, and of ${MOST_AGE_DAYS}d at most`, fix: 'Write how old a stored run may get, like 365d.' },
  command: { allowed: 'a shell command', fix: "Write the command as you would type it in the target's folder, like `node server.js`." },
  install: {
    allowed: 'a shell command, or false where there is nothing to install',
    fix: 'Write the command, like `npm ci`, or `install: false`.',
  },
  relativePath: pathBelow("the repository's root", "the repository's root"),
  dependency: {
    allowed: 'a glob of files that count, without "!" at its beginning',
    fix: 'Name what counts instead, like src/**: any glob of the list may let a file in and none keeps one out, so "!docs/**" would let in nearly everything.',
  },
  file: pathBelow("the suite's `dir`", '`dir`'),
  edition: pathBelow("the target's `dir`", '`dir`, like versions/5'),
  requestPath: {
    allowed: 'a path that begins with a slash and has no spaces',
    fix: 'Write it like /users?id=1, percent-encoded where needed.',
  },
  headerName: { allowed: 'the name of an HTTP header', fix: 'Use letters, digits and "-", like content-type.' },
  headerValue: {
    allowed: 'text of ASCII on one line',
    fix: 'Put the value in quotes and on one line, and encode other characters as the server expects them.',
  },
  framingHeader: {
    allowed: 'any header but those about the body and the connection, like content-length, transfer-encoding and connection',
    fix: 'Remove it: these headers follow from the body, and a second one would make the server refuse every request.',
  },
  base64: { allowed: 'base64 with its padding', fix: 'Write what `base64 -w0 FILE` prints, or name the file by `file`.' },
  valueName: {
    allowed: 'a name of capital letters, digits and "_" that is not ID',
    fix: 'Write it like TOKEN; `$TOKEN` stands for the value.',
  },
  valuePlace: {
    allowed: '`header NAME`, `cookie NAME`, `body`, `body PATH` or `body /REGEX/`',
    fix: 'Write it like `header x-csrf-token`, `body data.token` or `body /name="csrf" value="([^"]+)"/`.',
  },
  sha256: { allowed: 'a SHA-256 digest of 64 hexadecimal digits', fix: 'Write what `curl -s URL | sha256sum` prints, without the dash.' },
  oneExpectedBody: { allowed: 'one of `json`, `text` and `sha256`', fix: 'Keep the one that is meant and remove the others.' },
  oneBody: { allowed: 'one of `json`, `text`, `base64` and `file`', fix: 'Keep the one that is meant and remove the others.' },
  methodOfBody: { allowed: 'a `method` beside a body', fix: 'Write `method: POST`, or `method: GET` where a body by GET is meant.' },
  environmentName: { allowed: 'the name of an environment variable', fix: 'Use letters, digits and "_", not beginning with a digit.' },
  reservedVariable: {
    allowed: 'any variable but PORT and HOST',
    fix: 'Remove it: every boot gets a free PORT and the HOST 127.0.0.1 from the gate, and the server must listen there.',
  },
  environmentValue: { allowed: 'text', fix: 'Put the value in quotes: an environment variable is always text.' },
  scenarioList: { allowed: 'a list with the name of at least one scenario', fix: 'List names that are defined under `scenarios`.' },
  protocol: {
    allowed: 'http (which may be left out) or websocket',
    fix: 'Write `protocol: websocket` for held messages, or leave it out.',
  },
  program: {
    allowed: "a program on PATH, or a file by its path from the repository's root, without arguments or blanks",
    fix: 'Write it like redis-server; arguments belong into `start`.',
  },
  serviceList: { allowed: 'a list of names of services', fix: 'List names that are defined under `services`.' },
  looks: { allowed: 'numbers of rounds, each above the one before', fix: 'Write them in ascending order, like [8, 20, 40].' },
  glob: { allowed: 'a glob pattern that does not begin with a slash', fix: 'Write a pattern like express/* ; ** matches everything.' },
} as const satisfies Readonly<Record<string, Allowed>>;

export type AllowedKey = keyof typeof ALLOWED;

export function allowedByKey(key: string): Allowed | null {
  return Object.hasOwn(ALLOWED, key) ? ALLOWED[key as AllowedKey] : null;
}
