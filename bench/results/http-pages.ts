import type { PublishedPage, PublishedRow } from './published-table.ts';

const row = (name: string, id: string, published: number | null): PublishedRow => ({ name, id, published });

const updateUser = (name: string, target: string, published: number | null): PublishedRow => row(name, `${target}/updateUser`, published);

const mionPage: PublishedPage = {
  title: "mion's benchmark page",
  background:
    '`POST /updateUser` with 100 connections and 10 requests in flight on each, 40 s to warm up and 40 s to measure. The page was measured on Node 18 and an 8-core Intel Mac in August 2023. mion itself is a stand-in here, a small router in its manner; the load client shares two cores with the machine, while a server has a core of its own.',
  profile: 'mion-page',
  tables: [
    {
      title: 'updateUser',
      metric: 'throughput',
      rows: [
        updateUser('http-node', 'http-node', 17_621.1),
        updateUser('mion (here: mion-style)', 'mion-style', 15_449.4),
        updateUser('fastify', 'fastify', 15_342.6),
        updateUser('restify', 'restify', 11_962.2),
        updateUser('hapi', 'hapi', 8494.1),
        updateUser('deepkit', 'deepkit', 5267.5),
        updateUser('express', 'express', 4578.2),
        updateUser('koa', 'koa', null),
        updateUser('egg', 'egg', null),
        updateUser('toa', 'toa', null),
      ],
    },
  ],
};

const eggPage: PublishedPage = {
  title: "egg's benchmark page",
  background:
    '50 connections for 10 s. The page was measured with wrk on Node 7.6 and a 4-core Xeon E5-2650 v2 in 2017, its egg figures are those of async functions here. Its koa is 1.2.5, its toa 2.6 and its egg 1.0.0-rc.1.',
  profile: 'egg-page',
  tables: [
    {
      title: 'Scenes',
      metric: 'throughput',
      rows: [
        row('koa · hello', 'koa-scenes/home', 18_538),
        row('toa · hello', 'toa-scenes/home', 18_405),
        row('egg · hello', 'egg-scenes@4/home', 11_296),
        row('koa · nunjucks', 'koa-scenes/nunjucks', 12_093),
        row('toa · nunjucks', 'toa-scenes/nunjucks', 11_548),
        row('egg · nunjucks', 'egg-scenes@4/nunjucks', 6350),
        row('koa · ejs', 'koa-scenes/ejs', null),
        row('toa · ejs', 'toa-scenes/ejs', null),
        row('egg · ejs', 'egg-scenes@4/ejs', 7372),
        row('koa · passport', 'koa-scenes/passport', null),
        row('toa · passport', 'toa-scenes/passport', null),
        row('egg · passport', 'egg-scenes@4/passport', 10_438),
      ],
    },
    {
      title: 'Versions of egg',
      metric: 'throughput',
      rows: ['home', 'nunjucks', 'ejs', 'passport'].flatMap((scene) => [
        row(`egg 4 · ${scene}`, `egg-scenes@4/${scene}`, null),
        row(`egg 3 · ${scene}`, `egg-scenes@3/${scene}`, null),
      ]),
    },
  ],
};

const frameworksPage: PublishedPage = {
  title: 'The page of HTTP frameworks',
  background:
    'JSON of 2 KB and 354 KB, generated from a seed. The page was measured on Node 8.5 and a laptop with Windows in 2017, with 100 connections on every route, fastify 0.27 and express 4.15; here big answers get 10 connections, because a hundred would queue for the socket.',
  profile: 'frameworks-page',
  tables: (['hello', 'small', 'big'] as const).map((route) => ({
    title: `/${route}`,
    metric: 'throughput' as const,
    rows: [
      row('express', `express-json@5/${route}`, { hello: 11_610.4, small: 10_336.4, big: 577.6 }[route]),
      row('fastify', `fastify-json@5/${route}`, { hello: 28_804.8, small: 22_388.8, big: 507.8 }[route]),
      ...(route === 'big' ? [row('fastify with a response schema', 'fastify-json@5/bigschema', 580.21)] : []),
      row('express 4', `express-json@4/${route}`, null),
      row('fastify 4', `fastify-json@4/${route}`, null),
      ...(route === 'big' ? [row('fastify 4 with a response schema', 'fastify-json@4/bigschema', null)] : []),
    ],
  })),
};

const proPage: PublishedPage = {
  title: 'The page of Pro',
  background:
    '20,000 requests of one client over one websocket, each held for a second: seconds until the last is answered. Pro itself, which is written in Ruby behind primus and a message bus, is no part of this repository: its two rows are what its page says of the whole and of the websocket alone (1,000 requests a second). A thread for each request is scaled: 20 requests on five threads here, where 20,000 would take a thousand times as long; the page has 16 processes of Rails.',
  profile: 'pro-page',
  tables: [
    {
      title: 'Time to finish',
      metric: 'finishTime',
      rows: [
        row('primus (the page: Pro)', 'held-primus/held-20k', 23),
        row('ws (the page: its websocket alone)', 'held-ws/held-20k', 20),
        { ...row('thread per request (the page: Rails), 20 requests × 1,000', 'held-threads/held-20', 4018), scale: 1000 },
      ],
    },
  ],
};

/** The pages that measure servers. */
export const HTTP_PAGES: readonly PublishedPage[] = [mionPage, eggPage, frameworksPage, proPage];
