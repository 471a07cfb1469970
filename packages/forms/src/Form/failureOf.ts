/** A rejection of `onSubmit` with a message for users: the API's errors have this shape. */
export interface Refusal {
  code: string;
  /** A message for users. */
  message: string;
  /** Message of each rejected field, by its path. */
  fields?: Readonly<Record<string, string>> | undefined;
}

/** An error of saving with messages ready to display. */
export interface Failure {
  message: string;
  /** Message of each rejected field, by its path. */
  fields: Readonly<Record<string, string>>;
}

/**
 * Parses a rejection of `onSubmit`: an API error has a `code`, a message and `fields`. `null` for any other, whose
 * message is for programmers.
 */
export function failureOf(error: unknown): Failure | null {
  if (typeof error !== 'object' || error === null) return null;
  if (!('code' in error && 'message' in error) || typeof error.message !== 'string') return null;
  const fields = 'fields' in error && typeof error.fields === 'object' ? Object.entries(error.fields ?? {}) : [];
  return {
    message: error.message,
    fields: Object.fromEntries(fields.map(([name, messages]) => [name, String(messages)])),
  };
}

/** Whether the user cancelled a submission: nothing was sent, and there is no error. */
export function isCalledOff(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
