const lifeMs = 24 * 3_600_000;
export const longestKey = 64;

export interface KeyedAnswer {
  status: number;
  body: object;
}

/**
 * Returns the first response to a key for a day, whatever the request is.
 *
 * Errors are kept like any response: a corrected request needs another key.
 */
export function createIdempotence(now: () => number) {
  const answers = new Map<string, { at: number; answer: Promise<KeyedAnswer> }>();
  return (key: string, work: () => Promise<KeyedAnswer>): Promise<KeyedAnswer> => {
    const known = answers.get(key);
    if (known && now() - known.at < lifeMs) return known.answer;
    const answer = work();
    answers.set(key, { at: now(), answer });
    return answer;
  };
}
