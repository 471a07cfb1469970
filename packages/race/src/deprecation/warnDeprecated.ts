declare const console: { warn: (text: string) => void };
declare const process: { env: { NODE_ENV?: string } };

const warned = new Set<string>();

/**
 * Warns once per page, and only in a development build, that a site uses a deprecated part of our packages; `instead` is
 * a sentence about its replacement. Called where the docstring of that part has its tag.
 */
export function warnDeprecated(part: string, instead: string): void {
  if (!isDevelopment() || warned.has(part)) return;
  warned.add(part);
  console.warn(`Otryv: ${part} is deprecated, and the next major version removes it. ${instead}`);
}

function isDevelopment(): boolean {
  try {
    // Bundlers replace exactly this expression.
    return process.env.NODE_ENV !== 'production';
  } catch {
    // A page without a bundler has no `process`.
    return false;
  }
}
