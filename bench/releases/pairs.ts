/** Releases of packages that servers and libraries depend on: the change of a lock file, and nothing else. */

export interface Release {
  readonly package: string;
  /** As npm takes them. */
  readonly from: string;
  readonly to: string;
  /** A server of this repository, or a suite of bench/releases/suites. */
  readonly program: `server ${string}` | `suite ${string}`;
  /** What the suite needs beside it. */
  readonly beside?: Readonly<Record<string, string>>;
}

/** What in the new version's code explains a difference, by package; the others were not looked at. */
export const WHY: Readonly<Record<string, string>> = {
  express: 'its middlewares `query` and `init` no longer run for each request',
  qs: 'text without escapes is not decoded any more',
  'find-my-way': 'GET has a field of its own instead of a key, and short paths are scanned without a search for `%`',
  'path-to-regexp': '`match` decodes parameters by default',
  jsonwebtoken: '`verify` tries a secret as a public key first, which throws each time',
  zod: 'schemas of objects are compiled into a function',
};

const server = (name: string, ofPackage: string, from: string, to: string): Release => ({
  package: ofPackage,
  from,
  to,
  program: `server ${name}`,
});

const suite = (ofPackage: string, from: string, to: string, beside?: Release['beside']): Release => ({
  package: ofPackage,
  from,
  to,
  program: `suite ${ofPackage}`,
  ...(beside === undefined ? {} : { beside }),
});

export const RELEASES: readonly Release[] = [
  server('express', 'express', '4', '5'),
  server('koa', 'koa', '2', '3'),
  server('koa', '@koa/router', '12', '15'),
  server('fastify', 'fastify', '4', '5'),
  server('hapi', '@hapi/hapi', '20', '21'),
  server('egg', 'egg', '3', '4'),
  suite('find-my-way', '8', '9'),
  suite('fast-json-stringify', '5', '6'),
  suite('qs', '6.5', '6.17'),
  suite('body-parser', '1', '2'),
  suite('undici', '6', '7'),
  suite('moleculer', '0.14', '0.15'),
  suite('ejs', '2', '3'),
  suite('ws', '7', '8'),
  suite('ajv', '6', '8'),
  suite('cookie', '0.7', '1'),
  suite('path-to-regexp', '6', '8'),
  suite('jsonwebtoken', '8', '9'),
  suite('router', '1', '2'),
  suite('pino', '8', '9'),
  suite('hono', '3', '4'),
  suite('zod', '3', '4'),
];
