export declare const CONFIG_ERRORS: {
    'budget-too-small': import("../errors.ts").ErrorEntry<{
        budgetMs: number;
        by: string;
        benchmarks: number;
        leastMs: number;
        countingMs: number;
        fitting: number;
    }>;
    'body-unreadable': import("../errors.ts").ErrorEntry<{
        body: string;
        file: string;
        reason: string;
    }>;
    'profile-unknown': import("../errors.ts").ErrorEntry<{
        name: string;
        by: string;
        profiles: string[];
        file: string;
    }>;
    'no-targets': import("../errors.ts").ErrorEntry<{
        file: string;
    }>;
    'no-target-matches': import("../errors.ts").ErrorEntry<{
        asked: string[];
        globs: string[];
        by: string;
        targets: string[];
        selections: string[];
    }>;
    'no-benchmark-matches': import("../errors.ts").ErrorEntry<{
        asked: string[];
        globs: string[];
        by: string;
        ids: string[];
    }>;
    'glob-unclear': import("../errors.ts").ErrorEntry<{
        what: string;
        by: string;
        fix: string;
    }>;
    'config-missing': import("../errors.ts").ErrorEntry<{
        root: string;
        names: string[];
    }>;
    'config-unreadable': import("../errors.ts").ErrorEntry<{
        file: string;
        reason: string;
    }>;
    'config-wrong': import("../errors.ts").ErrorEntry<{
        file: string;
        problems: {
            where: string;
            what: string;
            fix: string;
        }[];
        more: boolean;
    }>;
};
