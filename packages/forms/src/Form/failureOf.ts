/** What `onSubmit` rejects with where people are to read why: the error of the API has this shape. */
export interface Refusal {
  code: string;
  /** A sentence for people. */
  message: string;
  /** The sentence of each field that was refused, by its path. */
  fields?: Readonly<Record<string, string>> | undefined;
}

/** Why something was not saved, in words that are ready to show. */
export interface Failure {
  message: string;
  /** The sentence of each field that was refused, by its path. */
  fields: Readonly<Record<string, string>>;
}

/**
 * A rejection of `onSubmit` as a refusal: an error of the API carries its `code`, its sentence and its `fields`. `null`
 * for any other, whose message is for programmers.
 */
export function failureOf(error: unknown): Failure | null {
  if (typeof error !== 'object' || error === null) return null;
  if (!('code' in error && 'message' in error) || typeof error.message !== 'string') return null;
  const fields = 'fields' in error && typeof error.fields === 'object' ? Object.entries(error.fields ?? {}) : [];
  return { message: error.message, fields: Object.fromEntries(fields.map(([name, words]) => [name, String(words)])) };
}

/** Whether a submission was called off by the person who began it: nothing was sent, and nothing is wrong. */
export function isCalledOff(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
