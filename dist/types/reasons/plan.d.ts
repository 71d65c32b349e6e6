export declare const PLAN_REASONS: {
    'base-lacks-target': import("./entry.ts").ReasonEntry<object>;
    'base-lacks-benchmark': import("./entry.ts").ReasonEntry<object>;
    'scenario-differs': import("./entry.ts").ReasonEntry<object>;
    'base-without-config': import("./entry.ts").ReasonEntry<{
        file: string;
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'program-missing': import("./entry.ts").ReasonEntry<{
        program: string;
        installHint: import("./entry.ts").Field<string | null>;
    }>;
    'left-to-shard': import("./entry.ts").ReasonEntry<{
        index: number;
        count: number;
    }>;
    'profile-differs': import("./entry.ts").ReasonEntry<{
        profile: string;
    }>;
    'scenarios-unsent': import("./entry.ts").ReasonEntry<{
        scenarios: string[];
    }>;
    'services-unneeded': import("./entry.ts").ReasonEntry<{
        services: string[];
    }>;
    'glob-matches-nothing': import("./entry.ts").ReasonEntry<{
        glob: string;
        by: string;
    }>;
    'dependency-matches-nothing': import("./entry.ts").ReasonEntry<{
        pattern: string;
        target: string;
        file: string;
    }>;
    'budget-leaves-fewer-rounds': import("./entry.ts").ReasonEntry<{
        beforeFirstLook: import("./entry.ts").Field<{
            readonly left: number;
            readonly of: number;
        } | null>;
        ofHeadAlone: import("./entry.ts").Field<{
            readonly left: number;
            readonly of: number;
        } | null>;
    }>;
    'budget-leaves-fewer-looks': import("./entry.ts").ReasonEntry<{
        looks: number[];
    }>;
};
