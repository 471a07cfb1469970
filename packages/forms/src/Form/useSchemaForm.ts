import { useOtryv } from '@otryv/ui';
import { type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { schemaResolver } from './schemaResolver.ts';

/** Manages the values and errors of a form, validated by the schema in the provider's language. */
export function useSchemaForm(schema: z.ZodMiniType<object>, values: FieldValues, validates: 'blur' | 'change') {
  const { locale } = useOtryv();

  return useForm<FieldValues>({
    defaultValues: values,
    values,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    mode: validates === 'blur' ? 'onTouched' : 'onChange',
    resolver: schemaResolver(schema, locale),
    shouldFocusError: false,
  });
}
