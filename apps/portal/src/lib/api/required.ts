/**
 * Returns a part of a response that the contract guarantees. Throws if it is missing, so that the page shows an error
 * instead of waiting.
 */
export function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new TypeError('The answer is not of the contract.');
  return value;
}
