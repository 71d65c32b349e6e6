import { GOOD, testRefusals } from './refused-config.ts';

testRefusals([
  {
    name: 'a selection of what is left out twice',
    text: `${GOOD}selections: { gate: ["!a/**", "!b/**"] }\n`,
    where: ':10:15 (selections.gate)',
    what: /^"!a\/\*\*" and "!b\/\*\*" together exclude almost nothing/,
    fix: /^Write one glob/,
  },
  {
    name: 'a profile of what is left out twice',
    text: `${GOOD}profiles: { page: { only: ["!a/**", "!b/**"] } }\n`,
    where: ':10:21 (profiles.page.only)',
    what: /^"!a\/\*\*" and "!b\/\*\*" together exclude almost nothing/,
    fix: /^Write one glob/,
  },
  {
    name: 'a selection whose targets cannot be told',
    text: `${GOOD}selections: { gate: ["{express/hello,koa/hello}"] }\n`,
    where: ':10:15 (selections.gate)',
    what: /which targets "\{express\/hello,koa\/hello\}" is about cannot be told/,
    fix: /^Write a glob for each/,
  },
]);
