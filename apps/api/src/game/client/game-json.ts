declare global {
  interface JSON {
    // The third argument is missing in TypeScript's library.
    parse(
      text: string,
      reviver: (this: unknown, key: string, value: unknown, context?: { source?: string }) => unknown,
    ): unknown;
  }
}

// Per-second data contain tens of thousands of short numbers: the slow path is used only when needed.
const longInteger = /[:[,]\s*-?\d{16}/;

/**
 * Parses JSON of the game; integers that JavaScript would round become text.
 *
 * Activity and file ids exceed 2^53. Throws SyntaxError like JSON.parse.
 */
export function parseGameJson(text: string): unknown {
  return longInteger.test(text) ? JSON.parse(text, keepExact) : JSON.parse(text);
}

function keepExact(_key: string, value: unknown, context?: { source?: string }): unknown {
  const isRounded = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
  return isRounded ? (context?.source ?? value) : value;
}
