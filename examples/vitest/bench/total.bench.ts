import { bench, describe } from 'vitest';
import { total } from '../src/total.ts';

const prices = Array.from({ length: 1000 }, (_, place) => place / 100);

describe('total', () => {
  bench('a thousand prices', () => { total(prices); });
  bench('ten prices', () => { total(prices.slice(0, 10)); });
});
