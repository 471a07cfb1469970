import type { CircuitBreakerPolicy } from 'cockatiel';

/** The error that opened a breaker, as the cause of what it throws while it is open; `undefined` before the first one. */
export function lastErrorOf({ lastFailure }: CircuitBreakerPolicy): unknown {
  return lastFailure && 'error' in lastFailure ? lastFailure.error : undefined;
}
