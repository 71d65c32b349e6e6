import { describe, test } from 'vitest';
import { total } from '../src/total.ts';

const prices = Array.from({ length: 1000 }, (_, place) => place / 100);

describe('total', () => {
  test('prices', async ({ bench }) => {
    await bench('a thousand', () => { total(prices); }).run();
    await bench('ten', () => { total(prices.slice(0, 10)); }).run();
  });
});
