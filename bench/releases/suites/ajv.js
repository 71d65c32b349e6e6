import Ajv from 'ajv';

const validate = new Ajv().compile({
  type: 'object',
  required: ['id', 'name', 'tags'],
  properties: {
    id: { type: 'integer', minimum: 1 },
    name: { type: 'string', minLength: 1, maxLength: 40 },
    tags: { type: 'array', items: { type: 'string', pattern: '^[a-z]+$' } },
    address: { type: 'object', required: ['city'], properties: { city: { type: 'string' }, zip: { enum: ['none', 'some'] } } },
  },
});
const user = { id: 1, name: 'Ada', tags: ['one', 'two', 'three'], address: { city: 'London', zip: 'some' } };

export default function addTasks(bench) {
  bench.add('validate', () => validate(user));
}
