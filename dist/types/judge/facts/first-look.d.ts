import type { Measured } from '../../model.ts';
/**
 * Why nothing can be said by the rounds of a benchmark: they do not reach its first look. null: they do, or none was planned.
 * A small budget has a sooner look planned, and rounds that fail end as broken or invalid: what falls short was interrupted.
 */
export declare function shortOfFirstLook({ plan, duets }: Pick<Measured, 'plan' | 'duets'>): string | null;
