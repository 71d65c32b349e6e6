/** What the messages of a burst are, and whether the answers are the right ones. */
import type { HeldScenario } from '../../model.ts';
import { excerpt } from './wrong-body.ts';

/** Stands for the number of the request. */
const NUMBER = '$ID';

/** The value with the request's number in place of `$ID`: as a number where nothing else is beside it, else as text. */
export function withNumber(template: unknown, number: number): unknown {
  if (template === NUMBER) return number;
  if (typeof template === 'string') return template.replaceAll(NUMBER, String(number));
  if (Array.isArray(template)) return template.map((part) => withNumber(part, number));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, withNumber(value, number)]));
}

/** One text for each request, in the order of their numbers. */
export function messagesOf({ message, requests }: Pick<HeldScenario, 'message' | 'requests'>): readonly string[] {
  return Array.from({ length: requests }, (_, index) => JSON.stringify(withNumber(message, index + 1)));
}

/** What is wrong with the answers to all messages, as a sentence's end; null: each came once, in whichever order. */
export function wrongReply(answers: readonly string[], { reply, requests }: Pick<HeldScenario, 'reply' | 'requests'>): string | null {
  const awaited = new Map<string, number>();
  for (let number = 1; number <= requests; number += 1) {
    const key = byValue(withNumber(reply, number));
    awaited.set(key, (awaited.get(key) ?? 0) + 1);
  }
  for (const answer of answers) {
    let value: unknown;
    try {
      value = JSON.parse(answer);
    } catch {
      return `it answered what is not JSON: ${excerpt(answer)}`;
    }
    const key = byValue(value);
    const left = awaited.get(key);
    if (left === undefined) return `it answered ${excerpt(answer)}, expected one like ${excerpt(JSON.stringify(withNumber(reply, 1)))}`;
    if (left === 0) return `it answered ${excerpt(answer)} more than once`;
    awaited.set(key, left - 1);
  }
  return null;
}

/** One text for all values that are equal: JSON whose properties are in order. */
function byValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(byValue).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const properties = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${properties.map(([key, part]) => `${JSON.stringify(key)}:${byValue(part)}`).join()}}`;
}
