import { createContext, type ReactNode, use } from 'react';
import type * as z from 'zod/mini';

/** A field that stands in a form. */
export interface RegisteredField {
  /** Of its control, or of the group of its controls. */
  id: string;
  label: ReactNode;
  /** What the form has put beside it, as the page shows it. */
  error: string | undefined;
}

/** What a form gives to the fields in it. */
export interface FieldRegistry {
  formId: string;
  schema: z.ZodMiniType;
  /** Whether changed fields are marked. */
  tracksChanges: boolean;
  /** Adds a field under its name; gives back what takes it out again. */
  register: (name: string, field: RegisteredField) => () => void;
  /** Validates a field that is left, after the press of the pointer that has left it. */
  leave: (validate: () => void) => void;
}

export const FieldRegistryContext = createContext<FieldRegistry | null>(null);

/** The registry of the form around. Throws for a field that stands outside of one. */
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

/** The fields as they stand in the page, from above. */
export function inPageOrder(fields: Iterable<[string, RegisteredField]>): [string, RegisteredField][] {
  return [...fields].toSorted(([, one], [, other]) => {
    const [before, after] = [document.getElementById(one.id), document.getElementById(other.id)];
    if (before === null || after === null) return 0;
    return before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}
