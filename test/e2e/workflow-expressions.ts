/** The language of `${{ }}` and `if:`, by GitHub's own library for it. */
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { truthy } from '@actions/expressions/result';

/** How a job or a step ended; `cancelled`: it was cut off at its time limit. */
export type Result = 'success' | 'failure' | 'cancelled' | 'skipped';

/** What an expression can see. */
export interface ExpressionScope {
  /** Plain JSON by the context's name: `github`, `inputs`, `steps`. */
  readonly contexts: Readonly<Record<string, unknown>>;
  /** How that went which the job or step comes after: a failure among it, or, of jobs, one that did not run. */
  readonly before: Result;
}

/** A text with its expressions replaced by their values. Throws on what GitHub would not accept. */
export function fillExpressions(text: string, scope: ExpressionScope): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/gs, (_, expression: string) => evaluate(expression, scope).coerceString());
}

/** The texts in a list that an expression gives, as a matrix has it. */
export function fillList(text: string, scope: ExpressionScope): readonly string[] {
  const [, expression] = /^\$\{\{(.*)\}\}$/s.exec(text) ?? [];
  const value = evaluate(expression ?? '', scope);
  if (!(value instanceof data.Array)) throw new Error(`${text} is no list`);
  return value.values().map((one) => one.coerceString());
}

/** Whether an `if:` lets its job or step run: without a status function of its own, only after success. */
export function holds(condition: string | undefined, scope: ExpressionScope): boolean {
  const [, expression = condition ?? 'true'] = /^\s*\$\{\{(.*)\}\}\s*$/s.exec(condition ?? '') ?? [];
  const asksForStatus = /\b(?:always|success|failure|cancelled)\s*\(/.test(expression);
  return truthy(evaluate(asksForStatus ? expression : `success() && (${expression})`, scope));
}

function evaluate(expression: string, { contexts, before }: ExpressionScope): data.ExpressionData {
  const statusFunctions = Object.entries({
    always: true,
    success: before === 'success',
    failure: before === 'failure',
    cancelled: false,
  }).map(([name, value]) => ({ name, minArgs: 0, maxArgs: 0, call: () => new data.BooleanData(value) }));
  const parsed = new Parser(new Lexer(expression).lex().tokens, Object.keys(contexts), statusFunctions).parse();
  const known = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary;
  return new Evaluator(parsed, known, new Map(statusFunctions.map((definition) => [definition.name, definition]))).evaluate();
}
