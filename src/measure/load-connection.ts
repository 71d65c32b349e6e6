/* oxlint-disable no-underscore-dangle -- the names are autocannon's */
import type autocannon from 'autocannon';

/** What of autocannon's client and its parser (http-parser-js) has to be known, and is not declared. */
interface ClientInside {
  readonly parser: {
    isChunked: boolean;
    body_bytes: number | null;
    offset: number;
    readonly end: number;
    readonly shouldKeepAlive: () => boolean;
  };
  readonly pipelinedRequests: { readonly clear: () => void };
  readonly _resetConnection: () => void;
  _connect: () => void;
  _doRequest: () => void;
}

/**
 * Has a client keep to two rules of HTTP that autocannon does not know: the answer to HEAD has no body, whatever its headers
 * say of one; and after an answer that ends its connection (`Connection: close`) the next request goes over another.
 */
export function keepToHttp(client: autocannon.Client, method: string): void {
  const inside = client as unknown as ClientInside;
  const { parser } = inside;
  const sendNext = inside._doRequest.bind(inside);
  const connect = inside._connect.bind(inside);
  let isLast = false;
  // Told of before the parser decides whether to wait for a body.
  client.on('headers', () => {
    if (method === 'HEAD') {
      parser.isChunked = false;
      parser.body_bytes = 0;
    }
    isLast = !parser.shouldKeepAlive();
  });
  inside._doRequest = () => {
    if (isLast) {
      // What may have come behind the last answer is none: the requests are sent again.
      parser.offset = parser.end;
      inside._resetConnection();
    } else {
      sendNext();
    }
  };
  // Requests under way are lost with their connection. Left in the queue they would get the answers to those that come after
  // them, and every latency would be that of an earlier request.
  inside._connect = () => {
    isLast = false;
    inside.pipelinedRequests.clear();
    connect();
  };
}
