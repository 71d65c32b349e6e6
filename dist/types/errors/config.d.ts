export declare const CONFIG_ERRORS: {
    'budget-too-small': import("./entry.ts").ErrorEntry<{
        budgetMs: number;
        by: string;
        benchmarks: number;
        leastMs: number;
        countingMs: number;
        fitting: number;
    }>;
    'body-unreadable': import("./entry.ts").ErrorEntry<{
        body: string;
        file: string;
        reason: string;
    }>;
    'profile-unknown': import("./entry.ts").ErrorEntry<{
        name: string;
        by: string;
        profiles: string[];
        file: string;
    }>;
    'no-targets': import("./entry.ts").ErrorEntry<{
        file: string;
    }>;
    'no-target-matches': import("./entry.ts").ErrorEntry<{
        asked: string[];
        globs: string[];
        by: string;
        targets: string[];
        selections: string[];
    }>;
    'no-benchmark-matches': import("./entry.ts").ErrorEntry<{
        asked: string[];
        globs: string[];
        by: string;
        ids: string[];
    }>;
    'glob-unclear': import("./entry.ts").ErrorEntry<{
        what: string;
        by: string;
        fix: string;
    }>;
    'config-missing': import("./entry.ts").ErrorEntry<{
        root: string;
        names: string[];
    }>;
    'config-unreadable': import("./entry.ts").ErrorEntry<{
        file: string;
        reason: string;
    }>;
    'config-wrong': import("./entry.ts").ErrorEntry<{
        file: string;
        problems: {
            where: string;
            what: string;
            fix: string;
        }[];
        more: boolean;
    }>;
};
