import { s as countOf } from "./record-schema-LJoC3Bar.js";

// src/judge/first-look.ts
/**
* Why nothing can be said by the rounds of a benchmark: they do not reach its first look. null: they do, or none was planned.
* A small budget has a sooner look planned, and rounds that fail end as broken or invalid: what falls short was interrupted.
*/
function shortOfFirstLook({ plan, duets }) {
	const first = plan?.looks[0] ?? 0;
	return duets.length >= first ? null : `of ${countOf(first, "round")} before the first look the run has ${duets.length}`;
}

export { shortOfFirstLook as t };