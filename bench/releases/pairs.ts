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

/** What in the new version's code explains a difference, read in the code at the functions that changed most. */
export const WHY: Readonly<Record<string, string>> = {
  express:
    'prototypes are set in `app.handle` and no longer in a middleware; the middleware `query` is gone; content types have another parser',
  koa: 'the content type is looked up each time, without the package `cache-content-type`; names of headers are compared in lower case',
  '@koa/router': 'written anew, at the same cost',
  fastify:
    'dates are put together from numbers, without `toISOString`; a body is read as bytes, without a decoder; head and body leave in one write',
  '@hapi/hapi': 'the host comes from a regular expression instead of `split`; the information of a request costs half',
  egg: 'the same functions, in packages of `@eggjs`',
  'find-my-way': 'short paths are scanned for `%` without a search, and path sanitising is called less often',
  'fast-json-stringify': 'the same code for this schema',
  qs: 'text without escapes is not decoded any more, and keys are split without a regular expression',
  'body-parser': 'content types have another parser',
  undici: 'the timer of the parser is refreshed instead of set; the protocol is read from the URL',
  moleculer: 'a context has more fields, and asks for the kind of its endpoint',
  ejs: 'nothing but how data without a prototype is made',
  ws: 'texts are checked by `isUtf8` of Node.js, masks come from a pool of random bytes, and buffers are not sliced',
  ajv: 'values of an enumeration are compared without `fast-deep-equal`',
  cookie: 'written anew, at the same cost',
  'path-to-regexp': '`match` decodes parameters by default',
  jsonwebtoken: '`verify` tries a secret as a public key first, which throws each time',
  router: 'paths are matched by `match` of the new path-to-regexp',
  pino: '`asJson` asks first whether a diagnostics channel has subscribers',
  hono: 'private fields are those of the language, and no longer made by helper functions',
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
