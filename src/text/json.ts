/** null: it is no JSON. In a file that another program writes, that is for this program to complain about. */
export function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
