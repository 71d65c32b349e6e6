/** `a`, `a and b`, `a, b and c` */
export function listOf(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** `a, b, c and 9 more`: enough to see what they are. */
export function listOfMost(items: readonly string[], most: number): string {
  return listOf(items.length <= most ? items : [...items.slice(0, most), `${items.length - most} more`]);
}

/** With a capital. */
export function beginSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `1 stored run`, `3 stored runs` */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
