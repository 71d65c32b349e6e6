import { GOOD, testRefusals } from './refused-config.ts';

testRefusals([
  {
    name: 'editions, and none of them',
    text: `${GOOD}    versions: {}\n`,
    where: ':10:5 (servers.express.versions)',
    what: /no editions/,
    fix: /remove `versions`/,
  },
  {
    name: 'a label with the mark that is put before labels',
    text: `${GOOD}    versions: { "a@5": v/5 }\n`,
    where: ':10:17 (servers.express.versions["a@5"])',
    what: /found "a@5"; allowed is a name/,
    fix: /Rename/,
  },
  {
    name: 'an edition outside of its target',
    text: `${GOOD}    versions: { "5": ../express5 }\n`,
    where: ':10:17 (servers.express.versions.5)',
    what: /found "\.\.\/express5"; allowed is a path relative to the target's `dir`/,
    fix: /^Write it from `dir`, like versions\/5/,
  },
  {
    name: "editions of the repository's root",
    text: GOOD.replace('dir: servers/express', 'dir: .\n    versions: { "5": v/5 }'),
    where: ':7:5 (servers.express.dir)',
    what: /nothing lies beside it/,
    fix: /folder of its own/,
  },
  {
    name: 'an edition that is the target itself',
    text: `${GOOD}    versions: { "5": ./ }\n`,
    where: ':10:17 (servers.express.versions.5)',
    what: /the target's own/,
    fix: /versions\/5/,
  },
  {
    name: 'two editions in one folder',
    text: `${GOOD}    versions: { "4": v/all, "5": v/all }\n`,
    where: ':10:29 (servers.express.versions.5)',
    what: /v\/all belongs to edition "4" already/,
    fix: /folder of its own/,
  },
  {
    name: 'an edition inside another',
    text: `${GOOD}    versions: { "4": v/all/4, "5": v/all }\n`,
    where: ':10:17 (servers.express.versions.4)',
    what: /v\/all\/4 belongs to edition "5" already/,
    fix: /none inside another/,
  },
  {
    name: 'two editions of one name and folder',
    text: `${GOOD}    versions: { "5": a }\n  other: { dir: servers/express, start: x, scenarios: [hello], versions: { "5": b } }\n`,
    where: ':11:76 (servers.other.versions.5)',
    what: /lie in servers\/express@5, where those of servers\/express\/a lie/,
    fix: /another label/,
  },
  {
    name: 'an edition above another target',
    text: `${GOOD}    versions: { "5": a }\n  other: { dir: servers/express@5/sub, start: x, scenarios: [hello] }\n`,
    where: ':10:17 (servers.express.versions.5)',
    what: /would lie in servers\/express@5, where those of servers\/express@5\/sub lie/,
    fix: /another label/,
  },
  {
    name: 'an edition where another target is',
    text: `${GOOD}    versions: { "5": a }\n  other: { dir: servers/express@5, start: x, scenarios: [hello] }\n`,
    where: ':10:17 (servers.express.versions.5)',
    what: /where those of servers\/express@5 lie/,
    fix: /another label/,
  },
]);
