import { validate } from '@otryv/contract/messages';
import type { Locale } from '@otryv/race';
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type * as z from 'zod/mini';

/** Validates a form's draft exactly as the API validates the request. */
export function schemaResolver(
  schema: z.ZodMiniType<object>,
  locale: Locale,
): Resolver<FieldValues, unknown, FieldValues> {
  return (draft) => {
    const validated = validate(schema, draft, locale);
    if (!validated.fields) return { values: validated.value, errors: {} };
    const errors: FieldErrors = {};
    // Type and message separately: a group stores inner errors beside its own.
    for (const [path, message] of Object.entries(validated.fields)) {
      set(errors, `${path}.type`, 'schema');
      set(errors, `${path}.message`, message);
    }
    return { values: {}, errors };
  };
}
