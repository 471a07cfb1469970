import type { FieldErrors } from 'react-hook-form';

/** Returns the message of every error by its path: 'contact.email'. */
export function flatErrors(errors: FieldErrors, path = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, error] of Object.entries<unknown>(errors)) {
    if (typeof error !== 'object' || error === null) continue;
    const here = path === '' ? key : `${path}.${key}`;
    if ('message' in error && typeof error.message === 'string') found[here] = error.message;
    Object.assign(found, flatErrors(withoutOwn(error), here));
  }
  return found;
}

/** Returns the errors within a group, without that of the group as a whole. */
function withoutOwn(error: object): FieldErrors {
  return Object.fromEntries(Object.entries(error).filter(([, part]) => typeof part !== 'string'));
}

/** Returns the message of an error, or the first one within the error of a list or a group. */
export function firstSentence(error: object | undefined): string | undefined {
  return error && Object.values(flatErrors({ error }))[0];
}
