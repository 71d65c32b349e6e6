import { z } from 'zod';

const schema = z.object({
  id: z.number().int().positive(),
  name: z.string().min(1).max(40),
  tags: z.array(z.string()),
  address: z.object({ city: z.string(), zip: z.enum(['none', 'some']) }).optional(),
});
const user = { id: 1, name: 'Ada', tags: ['one', 'two', 'three'], address: { city: 'London', zip: 'some' } };

export default function addTasks(bench) {
  bench.add('parse', () => schema.parse(user));
}
