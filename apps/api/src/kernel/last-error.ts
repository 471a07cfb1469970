import type { CircuitBreakerPolicy } from 'cockatiel';

/**
 * Returns the error that opened a breaker, to be the cause of what it throws while open; `undefined` before the first
 * one.
 */
export function lastErrorOf({ lastFailure }: CircuitBreakerPolicy): unknown {
  return lastFailure && 'error' in lastFailure ? lastFailure.error : undefined;
}
