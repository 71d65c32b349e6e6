export const total = (prices: readonly number[]): number => prices.reduce((sum, price) => sum + price, 0);
