/** A problem that the person at the terminal can fix; its message is one or two sentences, ready to print. */
export class StackProblem extends Error {
  override name = 'StackProblem';
}

export function portTaken(port: number | string): string {
  return `Port ${port} is taken by another program: stop it, or set PORT to a free one.`;
}

/** Returns a helpful message for a known system error, or the error's own message. */
export function explain(error: unknown): string {
  if (error instanceof StackProblem) return error.message;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'The port is taken by another program: stop it, or set PORT to a free one.';
  if (code === 'ENOSPC') return 'The disk is full: free some space and start again.';
  if (!(error instanceof Error)) return String(error);
  if (code === 'EACCES' || code === 'EPERM') return `Permission is missing: ${error.message}.`;
  if (code === 'EROFS') return 'The disk is read-only: set OTRYV_DATA to a writable folder.';
  return error.message;
}
