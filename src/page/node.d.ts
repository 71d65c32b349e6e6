/** The page's data has types of reasons, which stand beside their words. Those use this; the page does not. */
declare module 'node:util' {
  export function stripVTControlCharacters(text: string): string;
}
