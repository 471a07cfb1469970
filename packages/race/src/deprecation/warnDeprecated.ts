declare const console: { warn: (text: string) => void };
declare const process: { env: { NODE_ENV?: string } };

const warned = new Set<string>();

/**
 * Warns once per page, and only in a development build, that a site uses a deprecated part of our packages; `instead` is
 * a sentence about its replacement. Called where the docstring of that part has its tag.
 */
export function warnDeprecated(part: string, instead: string): void {
  try {
    // Bundlers replace exactly this expression, and drop the rest of a production build.
    if (process.env.NODE_ENV !== 'production' && !warned.has(part)) {
      warned.add(part);
      console.warn(`Otryv: ${part} is deprecated, and the next major version removes it. ${instead}`);
    }
  } catch {
    // A page without a bundler has no `process`.
  }
}
