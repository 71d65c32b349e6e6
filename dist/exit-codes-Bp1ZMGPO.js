// src/exit-codes.ts
/** The command line's contract. 1, 3 and 4 come from the judgement. */
const EXIT = {
	passed: 0,
	regressed: 1,
	usage: 2,
	invalid: 3,
	inconclusive: 4,
	/** Never 1: a crash must not read as a regression. */
	ourFailure: 70,
	interrupted: 130
};

export { EXIT as t };