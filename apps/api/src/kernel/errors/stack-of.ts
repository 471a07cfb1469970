const mostCharacters = 4_000;
const mostHeadline = 300;
const builtIn = [TypeError, RangeError, ReferenceError, SyntaxError, URIError];

/** Returns the kind of an error and its frames. Only built-in errors keep their message: others quote values. */
export function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return `A thrown ${error === null ? 'null' : typeof error}`;
  const { name, message, stack = '' } = error;
  const headline = builtIn.some((kind) => error instanceof kind) ? `${name}: ${message}`.slice(0, mostHeadline) : name;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [headline, ...frames].join('\n').slice(0, mostCharacters);
}
