import build from 'fast-json-stringify';

const stringify = build({
  type: 'object',
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    lastUpdate: { type: 'string', format: 'date-time' },
    tags: { type: 'array', items: { type: 'string' } },
    address: { type: 'object', properties: { street: { type: 'string' }, city: { type: 'string' }, zip: { type: ['string', 'null'] } } },
  },
});
const user = {
  id: 1, name: 'Ada "the first" Lovelace', lastUpdate: new Date('2026-01-15T10:00:00.000Z'), tags: ['one', 'two', 'three'],
  address: { street: '12 St James Square', city: 'London', zip: null },
};

export default function addTasks(bench) {
  bench.add('stringify', () => stringify(user));
}
