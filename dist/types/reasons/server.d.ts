export declare const SERVER_REASONS: {
    'printed-last': import("./entry.ts").ReasonEntry<{
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
        output: string;
    }>;
    'exited-before-listening': import("./entry.ts").ReasonEntry<{
        command: string;
        port: number;
        ending: import("./entry.ts").Field<{
            kind: "exited";
            code: number | null;
        } | {
            kind: "signalled";
            signal: string;
        } | {
            kind: "not started";
            why: string;
        }>;
    }>;
    'not-listening': import("./entry.ts").ReasonEntry<{
        command: string;
        address: string;
        seconds: number;
    }>;
    'listens-elsewhere': import("./entry.ts").ReasonEntry<{
        command: string;
        port: number;
        listensOn: string[];
    }>;
    'first-request-failed': import("./entry.ts").ReasonEntry<{
        request: string;
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'busy-after-first-answer': import("./entry.ts").ReasonEntry<{
        command: string;
    }>;
    'no-path-answers': import("./entry.ts").ReasonEntry<{
        answers: {
            path: string;
            status: number;
        }[];
    }>;
    'wrong-status': import("./entry.ts").ReasonEntry<{
        status: number;
        expected: number;
        body: string;
    }>;
    'wrong-body': import("./entry.ts").ReasonEntry<{
        found: string;
        expected: string;
    }>;
    'wrong-digest': import("./entry.ts").ReasonEntry<{
        found: string;
        expected: string;
        bytes: number;
        body: string;
    }>;
    'body-is-not-json': import("./entry.ts").ReasonEntry<{
        body: string;
    }>;
    'body-cannot-be-decoded': import("./entry.ts").ReasonEntry<{
        encoding: string;
    }>;
    'another-body-than-before': import("./entry.ts").ReasonEntry<object>;
    'no-answer-in-time': import("./entry.ts").ReasonEntry<{
        seconds: number;
    }>;
    'answer-without-end': import("./entry.ts").ReasonEntry<{
        seconds: number;
        status: number;
        type: string;
        bytes: number;
    }>;
    'before-refused': import("./entry.ts").ReasonEntry<{
        request: string;
        status: number;
        body: string;
    }>;
    'value-not-found': import("./entry.ts").ReasonEntry<{
        request: string;
        name: string;
        from: string;
        body: string;
    }>;
    'answer-too-long': import("./entry.ts").ReasonEntry<{
        megabytes: number;
    }>;
    'answer-cut-off': import("./entry.ts").ReasonEntry<{
        receivedBytes: number;
        announcedBytes: import("./entry.ts").Field<number | null>;
    }>;
    'headers-too-large': import("./entry.ts").ReasonEntry<{
        kibibytes: number;
    }>;
    'length-and-chunked': import("./entry.ts").ReasonEntry<object>;
    'answer-is-not-http': import("./entry.ts").ReasonEntry<{
        problem: string;
        begins: string;
    }>;
    'speaks-tls': import("./entry.ts").ReasonEntry<object>;
    'speaks-no-tls': import("./entry.ts").ReasonEntry<object>;
    'speaks-http2': import("./entry.ts").ReasonEntry<object>;
    'connection-failed': import("./entry.ts").ReasonEntry<{
        problem: string;
    }>;
    'websocket-not-opened': import("./entry.ts").ReasonEntry<{
        problem: string;
    }>;
    'websocket-closed': import("./entry.ts").ReasonEntry<{
        answers: number;
        requests: number;
        how: string;
    }>;
    'answers-missing': import("./entry.ts").ReasonEntry<{
        answers: number;
        requests: number;
        seconds: number;
    }>;
    'message-is-not-json': import("./entry.ts").ReasonEntry<{
        message: string;
    }>;
    'wrong-message': import("./entry.ts").ReasonEntry<{
        message: string;
        expected: string;
    }>;
    'repeated-message': import("./entry.ts").ReasonEntry<{
        message: string;
    }>;
    'answered-before-hold': import("./entry.ts").ReasonEntry<{
        afterMs: number;
        holdMs: number;
    }>;
    'bad-answers': import("./entry.ts").ReasonEntry<{
        answers: number;
        statuses: import("./entry.ts").Field<Record<string, number>>;
        otherBodies: number;
        late: number;
        broken: number;
        closed: number;
    }>;
    'no-answer-under-load': import("./entry.ts").ReasonEntry<object>;
    'failed-after-load': import("./entry.ts").ReasonEntry<{
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'held-requests-failed': import("./entry.ts").ReasonEntry<{
        requests: number;
        because: import("./entry.ts").Field<import("./entry.ts").NestedReason>;
    }>;
    'server-died': import("./entry.ts").ReasonEntry<{
        ending: import("./entry.ts").Field<{
            kind: "exited";
            code: number | null;
        } | {
            kind: "signalled";
            signal: string;
        } | {
            kind: "not started";
            why: string;
        }>;
        isKilled: boolean;
    }>;
    'server-process-ended': import("./entry.ts").ReasonEntry<{
        isReplaced: boolean;
    }>;
    'server-stopped-answering': import("./entry.ts").ReasonEntry<{
        seconds: number;
    }>;
    'busy-after-load': import("./entry.ts").ReasonEntry<{
        seconds: number;
        protocol: import("./entry.ts").Field<"http" | "websocket">;
    }>;
};
