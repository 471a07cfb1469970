import type * as z from 'zod/mini';
import { sentenceOfIssue } from './requests/sentenceOfIssue.ts';

/** The value as the schema gives it out, or the sentence of each field that is wrong, by its path. */
export type Validated<Value> = { value: Value; fields?: never } | { fields: Record<string, string> };

/** The path of what is wrong with a value as a whole. */
export const wholeValue = 'body';

/** Validates a value for API and forms alike, so that one refuses what the other refuses, in the same words. */
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
