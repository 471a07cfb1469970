import { useCallback, useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import type { RegisteredField } from './fieldRegistry.ts';

/** Manages the fields mounted in a form, and the API that it provides to them. */
export function useRegistry(
  formId: string,
  schema: z.ZodMiniType<object>,
  tracksChanges: boolean,
  leave: (validate: () => void) => void,
) {
  const [fields] = useState(() => new Map<string, RegisteredField>());
  const register = useCallback(
    (name: string, field: RegisteredField) => {
      fields.set(name, field);
      return () => void fields.delete(name);
    },
    [fields],
  );
  const registry = useMemo(
    () => ({ formId, schema, tracksChanges, register, leave }),
    [formId, schema, tracksChanges, register, leave],
  );
  return { fields, registry };
}
