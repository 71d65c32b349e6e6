/** Reasons of measuring: rounds that mean nothing, suites, failed tries, and notes on a run. */
import { z } from 'zod';
export declare const MEASURE_REASONS: {
    readonly 'no-probe': {
        readonly command: z.ZodString;
    };
    readonly 'probe-address-dropped': {
        readonly command: z.ZodString;
    };
    readonly 'measured-from-outside': {
        readonly target: z.ZodString;
    };
    readonly 'nothing-served': {
        readonly command: z.ZodString;
        readonly protocol: z.ZodEnum<{
            http: "http";
            websocket: "websocket";
        }>;
    };
    readonly 'foreign-module': {
        readonly arm: z.ZodEnum<{
            base: "base";
            head: "head";
        }>;
        readonly name: z.ZodString;
        readonly path: z.ZodString;
        readonly isPreloaded: z.ZodBoolean;
    };
    readonly 'unseen-answers': {
        readonly served: z.ZodNumber;
        readonly received: z.ZodNumber;
    };
    readonly 'uncounted-requests': {
        readonly served: z.ZodNumber;
        readonly received: z.ZodNumber;
    };
    readonly 'answers-too-seldom': {
        readonly sliceSeconds: z.ZodNumber;
        readonly windowSeconds: z.ZodNullable<z.ZodNumber>;
        readonly isSolo: z.ZodBoolean;
    };
    readonly 'nothing-beyond-hold': {
        readonly requests: z.ZodNumber;
        readonly holdMs: z.ZodNumber;
    };
    readonly 'load-client-failed': {
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'no-room-to-measure': {
        readonly problem: z.ZodString;
        readonly folder: z.ZodString;
    };
    readonly 'process-ended': {
        readonly ending: z.ZodDiscriminatedUnion<[z.ZodObject<{
            kind: z.ZodLiteral<"exited">;
            code: z.ZodNullable<z.ZodNumber>;
        }, z.core.$strip>, z.ZodObject<{
            kind: z.ZodLiteral<"signalled">;
            signal: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            kind: z.ZodLiteral<"not started">;
            why: z.ZodString;
        }, z.core.$strip>], "kind">;
    };
    readonly 'process-silent': {
        readonly seconds: z.ZodNumber;
    };
    readonly 'process-error': {
        readonly problem: z.ZodString;
    };
    readonly 'failed-while-counted': {
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'counter-for-other-systems': {};
    readonly 'emulator-not-unpacked': {
        readonly problem: z.ZodString;
    };
    readonly 'counted-node-missing': {};
    readonly 'counted-programs-not-run': {
        readonly problem: z.ZodString;
    };
    readonly 'not-started-as-node': {};
    readonly 'another-process-works': {
        readonly arm: z.ZodEnum<{
            base: "base";
            head: "head";
        }>;
        readonly unit: z.ZodEnum<{
            operation: "operation";
            request: "request";
        }>;
        readonly instructions: z.ZodNumber;
    };
    readonly 'hooks-around-operations': {};
    readonly 'counting-too-long': {
        readonly seconds: z.ZodNumber;
        readonly of: z.ZodEnum<{
            benchmark: "benchmark";
            run: "run";
        }>;
    };
    readonly 'arm-failed': {
        readonly arm: z.ZodEnum<{
            base: "base";
            head: "head";
        }>;
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'instructions-not-counted': {
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'benchmarks-not-counted': {
        readonly benchmarks: z.ZodArray<z.ZodString>;
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'required-instructions-not-counted': {
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'suite-failed': {
        readonly file: z.ZodString;
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'suite-silent': {
        readonly seconds: z.ZodNumber;
        readonly asked: z.ZodEnum<{
            calibrate: "calibrate";
            finish: "finish";
            labels: "labels";
            list: "list";
            profile: "profile";
            repeat: "repeat";
            run: "run";
        }>;
    };
    readonly 'operation-too-long': {
        readonly operationMs: z.ZodNumber;
        readonly mostMs: z.ZodNumber;
    };
    readonly 'operation-too-long-at-head': {
        readonly headMs: z.ZodNumber;
        readonly baseMs: z.ZodNumber;
        readonly mostMs: z.ZodNumber;
    };
    readonly 'too-few-operations': {};
    readonly 'base-breaks-too': {
        readonly base: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
        readonly head: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'head-broke-at-next-try': {
        readonly first: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
        readonly head: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'head-broke-alone': {
        readonly head: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
        readonly base: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'works-alone': {
        readonly arm: z.ZodEnum<{
            base: "base";
            head: "head";
        }>;
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'not-tried-alone': {
        readonly arm: z.ZodEnum<{
            base: "base";
            head: "head";
        }>;
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
        readonly alone: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'not-up-after-kill': {
        readonly arm: z.ZodEnum<{
            base: "base";
            head: "head";
        }>;
        readonly seconds: z.ZodNumber;
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'interrupted-before-its-turn': {};
    readonly 'try-failed': {
        readonly benchmark: z.ZodString;
        readonly arm: z.ZodNullable<z.ZodEnum<{
            base: "base";
            head: "head";
        }>>;
        readonly round: z.ZodEnum<{
            "base alone": "base alone";
            "control left out": "control left out";
            "measured again": "measured again";
            "solo left out": "solo left out";
        }>;
        readonly times: z.ZodNumber;
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'second-try-of-arm': {
        readonly arm: z.ZodEnum<{
            base: "base";
            head: "head";
        }>;
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'server-killed': {
        readonly target: z.ZodString;
    };
    readonly 'other-node': {
        readonly target: z.ZodString;
        readonly version: z.ZodString;
        readonly onPath: z.ZodString;
    };
    readonly 'not-pinned': {
        readonly cause: z.ZodEnum<{
            "one core": "one core";
            platform: "platform";
            "taskset failed": "taskset failed";
            "taskset is missing": "taskset is missing";
            "unknown cores": "unknown cores";
        }>;
        readonly problem: z.ZodString;
    };
    readonly 'waiting-for-run': {
        readonly pid: z.ZodInt;
        readonly folder: z.ZodString;
        readonly ahead: z.ZodInt;
    };
    readonly 'cpu-limited': {
        readonly cpus: z.ZodNumber;
        readonly cores: z.ZodInt;
    };
    readonly 'over-budget': {
        readonly seconds: z.ZodNumber;
        readonly budgetSeconds: z.ZodNumber;
    };
    readonly 'no-machine-lock': {
        readonly file: z.ZodString;
        readonly problem: z.ZodString;
    };
    readonly 'waited-for-run': {
        readonly seconds: z.ZodNumber;
    };
    readonly 'budget-used-up': {
        readonly benchmarks: z.ZodNumber;
    };
    readonly 'run-interrupted': {};
    readonly 'temporary-programs-refused': {
        readonly folder: z.ZodString;
    };
    readonly 'other-first-body': {
        readonly benchmark: z.ZodString;
        readonly baseBytes: z.ZodNumber;
        readonly headBytes: z.ZodNumber;
        readonly rounds: z.ZodNumber;
    };
    readonly 'cost-grows': {
        readonly benchmark: z.ZodString;
        readonly factor: z.ZodNumber;
    };
};
