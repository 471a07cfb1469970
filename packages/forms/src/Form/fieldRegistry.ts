import { createContext, type ReactNode, use } from 'react';
import type * as z from 'zod/mini';

/** A field mounted in a form. */
export interface RegisteredField {
  /** Id of its control, or of the group of its controls. */
  id: string;
  label: ReactNode;
  /** Error set by the form, as displayed. */
  error: string | undefined;
}

/** API that a form provides to its fields. */
export interface FieldRegistry {
  formId: string;
  schema: z.ZodMiniType;
  /** Whether changed fields are marked. */
  tracksChanges: boolean;
  /** Registers a field under its name; returns a function that unregisters it. */
  register: (name: string, field: RegisteredField) => () => void;
  /** Validates a blurred field, after the pointer press that caused the blur. */
  leave: (validate: () => void) => void;
}

export const FieldRegistryContext = createContext<FieldRegistry | null>(null);

/** Returns the registry of the surrounding form. Throws for a field outside of one. */
export function useFieldRegistry(): FieldRegistry {
  const registry = use(FieldRegistryContext);
  if (registry === null) throw new Error('A Field needs the Form of the same formOf around it.');
  return registry;
}

const focusable = 'input, select, textarea, button';

/** Focuses the control with this id, or the first one in the group with it. */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  const control = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);
  control?.focus();
}

/** Returns the fields in page order. */
export function inPageOrder(fields: Iterable<[string, RegisteredField]>): [string, RegisteredField][] {
  return [...fields].toSorted(([, one], [, other]) => {
    const [before, after] = [document.getElementById(one.id), document.getElementById(other.id)];
    if (before === null || after === null) return 0;
    return before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}
