/** Reasons of a server that does not come up, answers wrongly, or fails under load. */
import { z } from 'zod';
/** How a program ended. */
export declare const ending: z.ZodDiscriminatedUnion<[z.ZodObject<{
    kind: z.ZodLiteral<"exited">;
    code: z.ZodNullable<z.ZodNumber>;
}, z.core.$strip>, z.ZodObject<{
    kind: z.ZodLiteral<"signalled">;
    signal: z.ZodString;
}, z.core.$strip>, z.ZodObject<{
    kind: z.ZodLiteral<"not started">;
    why: z.ZodString;
}, z.core.$strip>], "kind">;
export declare const SERVER_REASONS: {
    readonly 'printed-last': {
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
        readonly output: z.ZodString;
    };
    readonly 'exited-before-listening': {
        readonly command: z.ZodString;
        readonly port: z.ZodNumber;
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
    readonly 'not-listening': {
        readonly command: z.ZodString;
        readonly address: z.ZodString;
        readonly seconds: z.ZodNumber;
    };
    readonly 'listens-elsewhere': {
        readonly command: z.ZodString;
        readonly port: z.ZodNumber;
        readonly listensOn: z.ZodArray<z.ZodString>;
    };
    readonly 'first-request-failed': {
        readonly request: z.ZodString;
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'busy-after-first-answer': {
        readonly command: z.ZodString;
    };
    readonly 'no-path-answers': {
        readonly answers: z.ZodArray<z.ZodObject<{
            path: z.ZodString;
            status: z.ZodNumber;
        }, z.core.$strip>>;
    };
    readonly 'wrong-status': {
        readonly status: z.ZodNumber;
        readonly expected: z.ZodNumber;
        readonly body: z.ZodString;
    };
    readonly 'wrong-body': {
        at: z.ZodString;
        found: z.ZodString;
        expected: z.ZodString;
    };
    readonly 'wrong-digest': {
        readonly found: z.ZodString;
        readonly expected: z.ZodString;
        readonly bytes: z.ZodNumber;
        readonly body: z.ZodString;
    };
    readonly 'body-is-not-json': {
        readonly body: z.ZodString;
    };
    readonly 'body-cannot-be-decoded': {
        readonly encoding: z.ZodString;
    };
    readonly 'another-body-than-before': {};
    readonly 'no-answer-in-time': {
        readonly seconds: z.ZodNumber;
    };
    readonly 'answer-without-end': {
        readonly seconds: z.ZodNumber;
        readonly status: z.ZodNumber;
        readonly type: z.ZodString;
        readonly bytes: z.ZodNumber;
    };
    readonly 'before-refused': {
        readonly request: z.ZodString;
        readonly status: z.ZodNumber;
        readonly body: z.ZodString;
    };
    readonly 'value-not-found': {
        readonly request: z.ZodString;
        readonly name: z.ZodString;
        readonly from: z.ZodString;
        readonly body: z.ZodString;
    };
    readonly 'answer-too-long': {
        readonly megabytes: z.ZodNumber;
    };
    readonly 'answer-cut-off': {
        readonly receivedBytes: z.ZodNumber;
        readonly announcedBytes: z.ZodNullable<z.ZodNumber>;
    };
    readonly 'headers-too-large': {
        readonly kibibytes: z.ZodNumber;
    };
    readonly 'length-and-chunked': {};
    readonly 'answer-is-not-http': {
        readonly problem: z.ZodString;
        readonly begins: z.ZodString;
    };
    readonly 'speaks-tls': {};
    readonly 'speaks-no-tls': {};
    readonly 'speaks-http2': {};
    readonly 'connection-failed': {
        readonly problem: z.ZodString;
    };
    readonly 'websocket-not-opened': {
        readonly problem: z.ZodString;
    };
    readonly 'websocket-closed': {
        readonly answers: z.ZodNumber;
        readonly requests: z.ZodNumber;
        readonly how: z.ZodString;
    };
    readonly 'answers-missing': {
        readonly answers: z.ZodNumber;
        readonly requests: z.ZodNumber;
        readonly seconds: z.ZodNumber;
    };
    readonly 'message-is-not-json': {
        readonly message: z.ZodString;
    };
    readonly 'wrong-message': {
        readonly message: z.ZodString;
        readonly expected: z.ZodString;
    };
    readonly 'repeated-message': {
        readonly message: z.ZodString;
    };
    readonly 'answered-before-hold': {
        readonly afterMs: z.ZodNumber;
        readonly holdMs: z.ZodNumber;
    };
    readonly 'bad-answers': {
        readonly answers: z.ZodNumber;
        readonly statuses: z.ZodRecord<z.ZodString, z.ZodNumber>;
        readonly otherBodies: z.ZodNumber;
        readonly late: z.ZodNumber;
        readonly broken: z.ZodNumber;
        readonly closed: z.ZodNumber;
    };
    readonly 'no-answer-under-load': {};
    readonly 'failed-after-load': {
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'held-requests-failed': {
        readonly requests: z.ZodNumber;
        readonly because: z.ZodCustom<import("./shapes.ts").NestedReason, import("./shapes.ts").NestedReason>;
    };
    readonly 'server-died': {
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
        readonly isKilled: z.ZodBoolean;
    };
    readonly 'server-process-ended': {
        readonly isReplaced: z.ZodBoolean;
    };
    readonly 'server-stopped-answering': {
        readonly seconds: z.ZodNumber;
    };
    readonly 'busy-after-load': {
        readonly seconds: z.ZodNumber;
        readonly protocol: z.ZodEnum<{
            http: "http";
            websocket: "websocket";
        }>;
    };
};
