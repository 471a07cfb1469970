import type * as z from 'zod/mini';
import { sentenceOfIssue } from './requests/sentenceOfIssue.ts';

/** The parsed value, or the error message of each invalid field, by its path. */
export type Validated<Value> = { value: Value; fields?: never } | { fields: Record<string, string> };

/** Path of an error in a value as a whole. */
export const wholeValue = 'body';

/** Validates a value for API and forms alike, so that both reject the same values with the same messages. */
export function validate<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  locale: 'ru' | 'en',
): Validated<z.output<Schema>> {
  const parsed = schema.safeParse(value, { error: (issue) => sentenceOfIssue(locale, issue) });
  if (parsed.success) return { value: parsed.data };
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[path.join('.') || wholeValue] ??= message;
  return { fields };
}
