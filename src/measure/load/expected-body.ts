/** Compares bodies with the one that is expected, as they come in. */
export interface ExpectedBody {
  /** The next bytes of a body. */
  readonly add: (chunk: Buffer) => void;
  /** Whether the body that ends here was the expected one; the next begins. */
  readonly endsAsExpected: () => boolean;
}

/** By bytes, because a chunk may end within a character. */
export function expectBody(expected: Buffer): ExpectedBody {
  let length = 0;
  let matches = true;
  return {
    add: (chunk) => {
      matches &&= expected.subarray(length, length + chunk.length).equals(chunk);
      length += chunk.length;
    },
    endsAsExpected: () => {
      const asExpected = matches && length === expected.length;
      length = 0;
      matches = true;
      return asExpected;
    },
  };
}
