/** The command line's contract. 1, 3 and 4 come from the judgement. */
export declare const EXIT: {
    readonly passed: 0;
    readonly regressed: 1;
    readonly usage: 2;
    readonly invalid: 3;
    readonly inconclusive: 4;
    /** Never 1: a crash must not read as a regression. */
    readonly ourFailure: 70;
    readonly interrupted: 130;
};
