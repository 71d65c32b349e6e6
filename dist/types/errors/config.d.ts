export declare const CONFIG_ERRORS: {
    readonly 'budget-too-small': import("./catalogue.ts").CatalogueEntry<{
        budgetMs: number;
        by: string;
        benchmarks: number;
        leastMs: number;
        countingMs: number;
        fitting: number;
    }>;
    readonly 'body-unreadable': import("./catalogue.ts").CatalogueEntry<{
        body: string;
        file: string;
        reason: string;
    }>;
    readonly 'profile-unknown': import("./catalogue.ts").CatalogueEntry<{
        name: string;
        by: string;
        profiles: readonly string[];
        file: string;
    }>;
    readonly 'no-targets': import("./catalogue.ts").CatalogueEntry<{
        file: string;
    }>;
    readonly 'no-target-matches': import("./catalogue.ts").CatalogueEntry<{
        asked: readonly string[];
        globs: readonly string[];
        by: string;
        targets: readonly string[];
        selections: readonly string[];
    }>;
    readonly 'no-benchmark-matches': import("./catalogue.ts").CatalogueEntry<{
        asked: readonly string[];
        globs: readonly string[];
        by: string;
        ids: readonly string[];
    }>;
    readonly 'glob-unclear': import("./catalogue.ts").CatalogueEntry<{
        what: string;
        by: string;
        fix: string;
    }>;
    readonly 'config-missing': import("./catalogue.ts").CatalogueEntry<{
        root: string;
        names: readonly string[];
    }>;
    readonly 'config-unreadable': import("./catalogue.ts").CatalogueEntry<{
        file: string;
        reason: string;
    }>;
    readonly 'config-wrong': import("./catalogue.ts").CatalogueEntry<{
        file: string;
        problems: {
            where: string;
            what: string;
            fix: string;
        }[];
        more: boolean;
    }>;
};
