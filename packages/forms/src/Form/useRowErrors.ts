import { type FieldErrors, get, useFormState } from 'react-hook-form';
import { flatErrors } from './flatErrors.ts';

/**
 * Returns the errors within a list or a group, by the path in it: '0.reason'. Empty if the list as a whole is invalid.
 */
export function useRowErrors(name: string): Readonly<Record<string, string>> {
  const { errors } = useFormState({ name });
  const error: FieldErrors | undefined = get(errors, name);
  if (error === undefined || typeof error.message === 'string') return {};
  return flatErrors(error);
}
