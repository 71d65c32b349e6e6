export declare const CONFIG_ERRORS: {
    'budget-too-small': {
        sample: {
            budgetMs: number;
            by: string;
            benchmarks: number;
            leastMs: number;
            countingMs: number;
            fitting: number;
        };
        say: ({ budgetMs, by, benchmarks, leastMs, countingMs, fitting }: {
            readonly budgetMs: number;
            readonly by: string;
            readonly benchmarks: number;
            readonly leastMs: number;
            readonly countingMs: number;
            readonly fitting: number;
        }) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'profile-unknown': {
        sample: {
            name: string;
            by: string;
            profiles: readonly string[];
            file: string;
        };
        say: ({ name, by, profiles, file }: {
            readonly name: string;
            readonly by: string;
            readonly profiles: readonly string[];
            readonly file: string;
        }) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'no-targets': {
        sample: {
            file: string;
        };
        say: ({ file }: {
            readonly file: string;
        }) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'no-target-matches': {
        sample: {
            asked: readonly string[];
            globs: readonly string[];
            by: string;
            targets: readonly string[];
            selections: readonly string[];
        };
        say: ({ asked, globs, by, targets, selections }: {
            readonly asked: readonly string[];
            readonly globs: readonly string[];
            readonly by: string;
            readonly targets: readonly string[];
            readonly selections: readonly string[];
        }) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'no-benchmark-matches': {
        sample: {
            asked: readonly string[];
            globs: readonly string[];
            by: string;
            ids: readonly string[];
        };
        say: ({ asked, globs, by, ids }: {
            readonly asked: readonly string[];
            readonly globs: readonly string[];
            readonly by: string;
            readonly ids: readonly string[];
        }) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'glob-unclear': {
        sample: {
            what: string;
            by: string;
            fix: string;
        };
        say: ({ what, by, fix }: {
            readonly what: string;
            readonly by: string;
            readonly fix: string;
        }) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'config-missing': {
        sample: {
            root: string;
            names: readonly string[];
        };
        say: ({ root, names }: {
            readonly root: string;
            readonly names: readonly string[];
        }) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'config-unreadable': {
        sample: {
            file: string;
            reason: string;
        };
        say: ({ file, reason }: {
            readonly file: string;
            readonly reason: string;
        }) => {
            what: string;
            where: string;
            fix: string;
        };
    };
    'config-wrong': {
        sample: {
            file: string;
            problems: {
                where: string;
                what: string;
                fix: string;
            }[];
        };
        say: ({ file, problems }: {
            readonly file: string;
            readonly problems: readonly {
                readonly where: string;
                readonly what: string;
                readonly fix: string;
            }[];
        }) => {
            readonly where: string;
            readonly what: string;
            readonly fix: string;
        };
    };
};
