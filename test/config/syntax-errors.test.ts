import { GOOD, testRefusals } from './refused-config.ts';

// No YAML, or YAML that means nothing.
testRefusals([
  {
    name: 'broken syntax', text: GOOD.replace('[hello]', '[hello'),
    where: ':10:1', what: /not well-formed YAML/, fix: /brackets/,
  },
  {
    name: 'a key given twice', text: `${GOOD}version: 1\n`,
    where: ':10:1', what: /not well-formed YAML: Map keys must be unique/, fix: /given twice/,
  },
  {
    name: 'a tag that means nothing here', text: GOOD.replace('/hello', '!!js/regexp /hello'),
    where: ':4:11', what: /Unresolved tag/, fix: /syntax/,
  },
  {
    name: 'an alias of nothing', text: GOOD.replace('[hello]', '*all'),
    where: ':1:1', what: /aliases cannot be expanded: Unresolved alias/, fix: /anchor/,
  },
  {
    name: 'an alias of itself', text: GOOD.replace('[hello]', '&all [*all]'),
    where: ':1:1', what: /aliases cannot be expanded/, fix: /never inside itself/,
  },
]);
